export const PAPERS = ['a4', 'us-letter'] as const
export type Paper = (typeof PAPERS)[number]
