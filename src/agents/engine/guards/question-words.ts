/**
 * Words of questions that ask how the workspace is, besides the thing they ask about. What such a question says beyond
 * these must be explained by what was found, or it asks for more than that.
 */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  (
    "which what what's where where's how do does did is are was were be been being you your yours we our ours us i me the this that these those a an any some there their they it its and or of in on at to " +
    'with by for from as under through into within per use uses used using usage have has had run runs running ran rely relies depend depends written write built build set up kind kinds type sort name named ' +
    'call called here currently already now today at present moment existing main primary primarily mainly exactly actual actually default project projects repo repos repository repositories codebase code ' +
    'base app apps application service system workspace software package library program team tool tools tooling stack go goes live lives lie lies located found sit sits reside resides one ones else ' +
    'exist exists place places please js'
  ).split(' '),
);
