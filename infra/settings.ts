/** What an operator may decide, as the functions' environment names it. */
export const settings = {
  /** Seconds that a new task stays open to changes before it starts. */
  EDIT_SECONDS: "60",
  /** Films of one user in the making at once. */
  RUNNING_TASKS: "2",
  /** Films of one user that may wait for their turn. */
  PENDING_TASKS: "20",
  /** What every limit in contract/limits.ts is multiplied with; a load test raises it. */
  RATE_SCALE: "1",
  /** Credits of a new user. */
  SIGNUP_CREDITS: "10",
  /** Who makes what, with a version: a film that was begun with one is finished with it. */
  WRITER_MODEL: "studio-1",
  ILLUSTRATOR_MODEL: "studio-1",
  NARRATOR_MODEL: "studio-1",
  COMPOSER_MODEL: "studio-1",
} as const;
