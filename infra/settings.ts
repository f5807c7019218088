/** What an operator may decide, as the functions' environment names it. */
export const settings = {
  /** Seconds that a new task stays open to changes before it starts. */
  EDIT_SECONDS: "60",
  /** Films of one user in the making at once. */
  RUNNING_TASKS: "2",
  /** Credits of a new user. */
  SIGNUP_CREDITS: "10",
  /** Seconds from each failed attempt of a webhook's delivery to the next: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h. */
  DELIVERY_WAITS: "5,300,1800,7200,18000,36000,36000",
  /** Who makes what, with a version: a film that was begun with one is finished with it. */
  WRITER_MODEL: "studio-1",
  ILLUSTRATOR_MODEL: "studio-1",
  NARRATOR_MODEL: "studio-1",
  COMPOSER_MODEL: "studio-1",
} as const;
