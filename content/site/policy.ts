/**
 * Numbers that several pages name, in one place, so that no two pages can disagree. What a plan costs and gives stands in content/plans.yaml,
 * how long something is kept in retention.ts.
 */
export const policy = {
  effectiveDate: 'January 1, 2024',
  lastChanged: 'November 20, 2026',
  supportHours: 'Monday-Friday, 9-5 PST',
  answerWithin: '24 hours',
  moneyBackDays: 30,
  refundBusinessDays: '5-7',
}
