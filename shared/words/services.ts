/** Each service names one as its group. */
export const serviceGroups = [
  'Build',
  'Design and quality',
  'Connect and run',
  'Reach and people',
  'Data and AI',
] as const;
