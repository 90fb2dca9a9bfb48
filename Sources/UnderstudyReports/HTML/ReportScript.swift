/// The script of the page: it filters and sorts the contents, and expands the section that a link leads to.
///
/// It loads and sends nothing; without it, the page has the same contents.
package enum ReportScript {
    /// The whole script.
    package static let text: StaticString = """
        (()=>{const $=i=>document.getElementById(i),table=$("contents");
        const open=()=>{const t=location.hash.length>1&&$(decodeURIComponent(location.hash.slice(1)));
        if(t&&t.tagName==="DETAILS")t.open=true};
        addEventListener("hashchange",open);open();if(!table)return;
        const body=table.tBodies[0],rows=[...body.rows],words=$("words"),only=$("undoubled"),count=$("count");
        const show=()=>{const asked=words.value.toLowerCase().split(/\\s+/).filter(w=>w);let n=0;
        for(const r of rows){const t=r.textContent.toLowerCase();
        r.hidden=!asked.every(w=>t.includes(w))||only.checked&&r.cells[5].textContent!=="";if(!r.hidden)n++}
        count.textContent=n===rows.length?"":n+" of "+rows.length};
        words.addEventListener("input",show);only.addEventListener("change",show);$("filter").hidden=false;
        const heads=[...table.tHead.rows[0].cells],sort=$("sort");
        const order=(i,down)=>{const head=heads[i];for(const h of heads)h.removeAttribute("aria-sort");
        head.setAttribute("aria-sort",down?"descending":"ascending");sort.value=i;
        const key=r=>r.cells[i].textContent,number=head.className==="number";
        rows.sort((a,b)=>(number?key(a)-key(b):key(a).localeCompare(key(b)))*(down?-1:1));body.append(...rows)};
        heads.forEach((head,i)=>{sort.add(new Option(head.textContent,i));const b=document.createElement("button");
        b.type="button";b.textContent=head.textContent;head.replaceChildren(b);
        b.addEventListener("click",()=>{const was=head.getAttribute("aria-sort");
        order(i,was?was==="ascending":head.className==="number")})});sort.selectedIndex=-1;
        sort.addEventListener("change",()=>order(+sort.value,heads[sort.value].className==="number"))})()
        """
}
