/// The style sheet of the page.
enum ReportStyle {
    /// Named colours, light and dark, and everything else in terms of them; `c0` to `c5` are the parts of a proposal.
    static let sheet: StaticString = """
        :root{color-scheme:light dark;--page:#fbfbf9;--card:#fff;--text:#1f2328;--soft:#57606a;--line:#dcdfe3;
        --shade:#0002;--link:#0b57a4;--mark:#f3f4f1;--on:#fff;--part:var(--p0);
        --p0:#2a62a3;--p1:#7a4b9a;--p2:#17705c;--p3:#9a4a1c;--p4:#8c3156;--p5:#52621c}
        @media(prefers-color-scheme:dark){:root{--page:#14171a;--card:#1b1f23;--text:#e4e6e8;--soft:#a3abb3;
        --line:#343a40;--shade:#0008;--link:#8ab8f0;--mark:#23282d;--on:#14171a;
        --p0:#86b3ec;--p1:#c7a0e3;--p2:#74c9b2;--p3:#eba981;--p4:#ee9dbd;--p5:#b8c873}}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:76rem;padding:1.5rem 1.25rem 3rem;background:var(--page);color:var(--text);
        font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;
        overflow-wrap:break-word}
        code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.875em}
        h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0}
        h2{font-size:1.3rem;line-height:1.3;margin:2.5rem 0 .75rem}
        h3{font-size:1.05rem;margin:1.75rem 0 .5rem}
        p{margin:.5rem 0;max-width:46rem}
        a{color:var(--link);text-underline-offset:.15em;text-decoration-thickness:1px}
        a:hover{text-decoration-thickness:2px}
        :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:2px}
        .skip{position:absolute;left:-999rem}
        .skip:focus{left:1rem;top:1rem;padding:.5rem 1rem;background:var(--card);z-index:9}
        .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .lead{color:var(--soft)}
        .place{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.8125rem;
        font-weight:400}
        .legend{color:var(--soft);font-size:.9rem}
        .figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.75rem;margin:1.5rem 0}
        .figures div{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem;
        display:flex;flex-direction:column-reverse;justify-content:flex-end}
        .figures dt{color:var(--soft);font-size:.875rem;line-height:1.35}
        .figures dd{margin:0;font-size:1.35rem;font-variant-numeric:tabular-nums}
        .scroll{overflow-x:auto;max-width:100%;border:1px solid var(--line);border-radius:.5rem;position:relative;
        background:linear-gradient(90deg,var(--card) 30%,transparent) left/2.5rem 100% no-repeat local,
        linear-gradient(270deg,var(--card) 30%,transparent) right/2.5rem 100% no-repeat local,
        linear-gradient(90deg,var(--shade),transparent) left/.8rem 100% no-repeat scroll,
        linear-gradient(270deg,var(--shade),transparent) right/.8rem 100% no-repeat scroll,var(--card)}
        .hint{display:none;color:var(--soft);font-size:.9rem}
        .cards{width:100%;background:var(--card);border:1px solid var(--line);border-radius:.5rem;
        border-collapse:separate;border-spacing:0}
        .cards a{display:inline-block;max-width:100%;min-height:1.5rem;line-height:1.5rem;min-width:1.5rem}
        .cards code{overflow-wrap:anywhere}#contents,.demands{table-layout:fixed}#contents thead th{width:8%}#contents thead th:nth-child(4){width:10%}
        #contents thead th:first-child{width:26%}#contents thead th:nth-child(2){width:24%}
        #contents thead th:last-child{width:24%}
        .demands thead th:first-child{width:28%}.demands thead th:nth-child(2){width:10%}
        .matrix .consumer a{min-width:1.5rem}.matrix tbody .name a{display:inline-block;min-width:1.5rem;min-height:1.5rem;line-height:1.5rem}
        thead button{font:inherit;color:inherit;background:none;border:0;padding:.25rem 0;min-height:1.75rem;
        cursor:pointer;text-align:inherit}
        thead button:hover{text-decoration:underline}
        [aria-sort=ascending] button::after{content:" ↑"}[aria-sort=descending] button::after{content:" ↓"}
        #filter{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}#filter[hidden]{display:none}
        #filter label{display:inline-flex;align-items:center;min-height:1.75rem}
        #words{font:inherit;padding:.25rem .6rem;min-height:2rem;border:1px solid var(--soft);border-radius:.4rem;
        background:var(--card);color:var(--text);min-width:14rem}
        .sort{display:none}.sort select{font:inherit;min-height:2rem;margin-left:.5rem;background:var(--card);color:var(--text);
        border:1px solid var(--soft);border-radius:.4rem}.reason{color:var(--soft)}
        .command{user-select:all}.command span{display:inline-block;max-width:100%}#next thead th:nth-child(2){width:6rem}#next td:last-child{width:46%}
        #undoubled{width:1.5rem;height:1.5rem;margin:0 .4rem 0 0}
        #count{color:var(--soft)}
        article,.fine{content-visibility:auto;contain-intrinsic-size:auto 40rem}.fine{contain-intrinsic-size:auto 2.4rem}
        .fine{margin:0;border-bottom:1px solid var(--line)}.fine summary{padding:.4rem 0;font-weight:400}
        .fine code{font-weight:600}.users{margin:.25rem 0 .75rem;padding-left:1.25rem}
        .users a,.places a,.back a{display:inline-block;max-width:100%;overflow-wrap:anywhere;min-width:1.5rem;min-height:1.5rem;
        line-height:1.5rem}
        .modules summary{padding:.4rem 0}
        table{border-collapse:collapse;font-variant-numeric:tabular-nums}
        th,td{text-align:left;vertical-align:top;padding:.4rem .75rem;border-bottom:1px solid var(--line)}
        tbody:last-child tr:last-child>*{border-bottom:0}
        th .place{color:var(--soft)}
        thead th{vertical-align:bottom;color:var(--soft);font-weight:500;font-size:.875rem}
        tbody th{font-weight:500}
        .number{text-align:right;white-space:nowrap}
        thead .number{white-space:normal;min-width:5rem}
        caption{text-align:left;color:var(--soft);font-size:.875rem;padding:0 0 .25rem}
        .measures{margin:1rem 0;background:var(--card);border:1px solid var(--line);border-radius:.5rem;
        border-collapse:separate;border-spacing:0;overflow:hidden}
        .measures caption{padding:.25rem 0}
        .measures td{text-align:right;white-space:nowrap}
        article{border-top:1px solid var(--line);margin-top:3rem}
        .verdict{display:inline-block;font-size:.8125rem;font-weight:500;padding:.05rem .6rem;border-radius:1rem;
        background:var(--mark);color:var(--soft);border:1px solid var(--line);vertical-align:middle;white-space:nowrap}
        .verdict.split{color:var(--p0);border-color:currentColor}
        .remarks{margin:.75rem 0;padding:.75rem 1rem .75rem 2rem;background:var(--mark);border-radius:.5rem;
        max-width:52rem}
        .c0{--part:var(--p0)}.c1{--part:var(--p1)}.c2{--part:var(--p2)}
        .c3{--part:var(--p3)}.c4{--part:var(--p4)}.c5{--part:var(--p5)}
        .matrix{font-size:.875rem;border-collapse:separate;border-spacing:2px;min-width:0!important;padding:.5rem}
        .matrix th,.matrix td{border:0;padding:0}
        .matrix .corner{vertical-align:bottom;padding:.25rem .5rem}
        .matrix .consumer{vertical-align:bottom;white-space:nowrap}
        .matrix .consumer a{writing-mode:vertical-rl;transform:rotate(180deg);display:block;max-height:16rem;
        overflow:hidden;text-overflow:ellipsis;padding:.25rem 0;text-decoration-color:var(--line);margin:0 auto;line-height:1.6;color:var(--text)}
        .matrix .name{position:sticky;left:0;z-index:1;background:var(--card);padding:.2rem .5rem;text-align:left;
        min-width:15rem;max-width:22rem;overflow-wrap:anywhere;font-weight:400}
        .matrix .part .name{color:var(--part);font-weight:600;padding-top:.75rem}
        .matrix tbody .name a{color:var(--text);text-decoration-color:var(--line)}
        .matrix tbody td{width:1.9rem;min-width:1.9rem;height:1.75rem;border-radius:3px;background:var(--mark);
        text-align:center;vertical-align:middle}
        .matrix .part td{background:none}
        .matrix td.seen{background:color-mix(in srgb,var(--part) 22%,var(--card))}
        .swatch{display:inline-block;width:1rem;height:1rem;border-radius:3px;vertical-align:-.15em;margin-left:.75rem;
        background:var(--mark);border:1px solid var(--line)}.swatch:first-child{margin-left:0}
        .swatch.seen{background:color-mix(in srgb,var(--part) 22%,var(--card))}.swatch.used{background:var(--part)}
        .matrix td.used{background:var(--part)}
        .matrix td.used a{display:block;color:var(--on);line-height:1.75rem;text-decoration:none;font-weight:600}
        .matrix td.used a:focus-visible{outline-color:var(--text)}
        .proposal{border-left:4px solid var(--part);padding-left:1rem;margin:1rem 0}
        pre{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem;
        overflow-x:auto;line-height:1.5;margin:.5rem 0}
        .demands td:nth-child(2){white-space:nowrap}
        details{margin:1.25rem 0}
        summary{cursor:pointer;font-weight:500;padding:.25rem 0}
        .user{margin:.75rem 0 .25rem}
        .places{margin:0;padding-left:1.25rem}
        .places .place{margin-right:.5rem}
        .back{font-size:.9rem}
        footer{border-top:1px solid var(--line);margin-top:3rem;color:var(--soft);font-size:.9rem}
        @media(max-width:40rem){body{padding:1rem .75rem 2rem}h1{font-size:1.4rem}
        .matrix .name{min-width:7.5rem;max-width:8.5rem;font-size:.8125rem}.matrix .consumer a{max-height:10rem}
        th,td{padding:.35rem .5rem}
        .verdict{white-space:normal;border-radius:.5rem}.hint{display:block}
        pre{white-space:pre-wrap;overflow-wrap:anywhere}#words{min-width:0;flex:1 1 12rem}}
        @media(max-width:57rem){
        #contents thead th:nth-child(n),.demands thead th:nth-child(n){width:auto}
        .cards,.cards tbody,.cards tr,.cards th,.cards td{display:block}
        .cards tr[hidden]{display:none}.cards caption{display:none}
        .cards thead{display:none}#filter .sort{display:inline-flex}
        .cards tbody tr{border-bottom:1px solid var(--line);padding:.4rem .5rem}
        .cards tbody th,.cards tbody td{border:0;padding:.1rem 0;text-align:left}
        .cards td[data-title]{display:inline-block;margin-right:1rem}.cards td:empty{display:none}
        .cards td[data-title]::before{content:attr(data-title) " ";color:var(--soft);font-size:.875rem}}
        @media print{.skip,.back,#filter{display:none}.scroll{overflow:visible}}
        """
}
