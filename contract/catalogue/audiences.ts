/** The audiences of a film. The API also accepts other words of up to 100 characters. */
export const audienceAges = {
  toddlers: "Toddlers (1-3)",
  preschool: "Preschool (4-5)",
  children: "Children (6-12)",
  teens: "Teens (13-17)",
  young_adults: "Young Adults (18-25)",
  adults: "Adults (26-64)",
  seniors: "Seniors (65+)",
} as const;

export const audienceGenders = { all_genders: "All Genders", male: "Male", female: "Female" } as const;

export const audienceLocations = {
  global: "Global",
  western: "Western",
  east_asian: "East Asian",
  islamic: "Islamic",
  christian: "Christian",
  hindu_buddhist: "Hindu/Buddhist",
  african: "African",
  latin_american: "Latin American",
  jewish: "Jewish",
  indigenous: "Indigenous",
  nordic: "Nordic",
  slavic: "Slavic",
} as const;
