/** The parts of a report that are made of sentences, in the order of reading. */
export const PARTS = ['strengths', 'topics', 'tried', 'changes', 'experiments', 'questions'] as const
export type Part = (typeof PARTS)[number]
