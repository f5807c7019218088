/** Texts of the pages of shared films. */
export const text = {
  loading: "Loading the film...",
  gone: "This film is not available",
  goneWhy: "Its owner may have stopped sharing it, or it was deleted. Films are kept for seven days.",
  failed: "The film could not be loaded",
  again: "Try Again",
  unplayable: "The video could not be loaded. Please reload the page.",
  like: "Make one like this",
  home: "What is Animation Agent?",
  made: "Made with Animation Agent: a story idea becomes a narrated, illustrated, animated film.",
  openPage: "Watch on Animation Agent",
  minutes: (seconds: number) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`),
} as const;
