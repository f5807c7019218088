import { t } from "../../lib/translate.ts";

/** Texts of the pages of shared films. */
export const text = {
  loading: t("Loading the film..."),
  gone: t("This film is not available"),
  goneWhy: t("Its owner may have stopped sharing it, or it was deleted. Films are kept for seven days."),
  failed: t("The film could not be loaded"),
  again: t("Try Again"),
  unplayable: t("The film could not be loaded. Please reload the page."),
  like: t("Make one like this"),
  home: t("What is Animation Agent?"),
  made: t("Made with Animation Agent: a story idea becomes a narrated, illustrated, animated film."),
  about: t("About this film"),
  byModels: t("Artificial intelligence made this film from its owner's words."),
  byProgram: t("A computer program made this film from its owner's words."),
  story: t("Story"),
  pictures: t("Pictures"),
  voice: t("Voice"),
  music: t("Music"),
  openPage: t("Watch on Animation Agent"),
  minutes: (seconds: number) =>
    seconds < 90
      ? t("{seconds} s", { seconds: Math.round(seconds) })
      : t("{minutes} min", { minutes: Math.round(seconds / 60) }),
} as const;
