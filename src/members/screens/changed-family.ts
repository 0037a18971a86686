/** The family that was changed to on purpose, from this page. */
export const CHANGED = ['me', 'changed-to']
