const COLOURS = 6

/** For `data-child`: the colour of a child by its place among the family's children. Siblings up to the sixth differ. */
export const childColour = (place: number): number => place % COLOURS
