/** The reasons for a report, and for a ban: a name, phrases that are misused, games that are left, the help of an engine. */
export const REPORT_REASONS = ['name', 'insults', 'leaving', 'engine'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
