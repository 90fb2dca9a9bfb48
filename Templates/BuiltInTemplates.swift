public enum BuiltInTemplates {}
