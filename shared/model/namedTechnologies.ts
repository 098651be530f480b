type NamedTechnology = {
  name: string;
  /** File and field, for messages. */
  place: string;
  /** The list that it is in: one names each technology once. */
  list: string;
};

/** The technologies that content names, in whatever file: `checkServiceReferences` refuses unknown ones. */
export const namedTechnologies: NamedTechnology[] = [];
