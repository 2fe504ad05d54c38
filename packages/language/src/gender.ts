/** The grammatical gender of a name: masculine, feminine or neuter. */
export type Gender = 'm' | 'f' | 'n';
