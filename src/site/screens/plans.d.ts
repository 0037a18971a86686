/** The plan table, made a module by vite.config.ts, so that pages built ahead can name its numbers. */
declare module '*/content/plans.yaml' {
  export const plans: import('../../plans/contract.ts').Plan[]
}
