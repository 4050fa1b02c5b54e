declare module '*.mdx' {
  const Text: import('react').ComponentType;
  export default Text;
}
declare module '*.mdx?lesson' {
  const front: import('@annuity-lantern/mdx').LessonFront;
  export default front;
}
declare module '*.mdx?annuity-type' {
  const front: import('@annuity-lantern/mdx').AnnuityTypeFront;
  export default front;
}
declare module '*.mdx?legal' {
  const front: import('@annuity-lantern/mdx').LegalFront;
  export default front;
}
declare module '*.mdx?guide' {
  const front: import('@annuity-lantern/mdx').GuideFront;
  export default front;
}
declare module '*.md?glossary' {
  const glossary: import('@annuity-lantern/mdx').GlossaryText;
  export default glossary;
}
declare module '*.md?questions' {
  const text: import('@annuity-lantern/mdx').QuestionsText;
  export default text;
}
