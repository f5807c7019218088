import { t } from "../../lib/translate.ts";
/** Texts of the front page. */
export const text = {
  title: t("Animation Agent: films from a sentence"),
  headline: t("Write one sentence. Watch it as a film."),
  lead: t(
    "Animation Agent writes the story, draws every scene, narrates it and sets it to music. You get a finished film with captions, ready to share.",
  ),
  start: t("Make your first film"),
  logIn: t("Log in"),
  samplesLink: t("See all styles"),
  navigation: t("Main"),
  films: t("Made with Animation Agent"),
  filmsWords: t("Parts of three films, each made from the sentence below it. Nobody edited them."),
  film: (style: string, language: string) =>
    t("A film in the style {style}, narrated in {language}", { style, language }),
  play: t("Play"),
  pause: t("Pause"),
  soundOn: t("Sound on"),
  soundOff: t("Sound off"),
  how: t("How it works"),
  steps: [
    [t("Write an idea"), t("One sentence is enough, in any of the languages. A full story of your own works too.")],
    [t("Choose the look"), t("Pick the style, the narrator, the length and the format: landscape or portrait.")],
    [
      t("Watch and share"),
      t("The first scenes play while the rest is still being made. Download the film, or share a link."),
    ],
  ],
  styles: (count: number) => t("{count} styles, or your own words", { count }),
  stylesWords: t("One scene, drawn in six of them."),
  languages: (count: number) => t("Narrated in {count} languages", { count }),
  languagesWords: t("Press a language to hear its narrator."),
  prices: t("Prices"),
  taxIncluded: t("Prices include tax."),
  pricesWords: t("You pay for each film by its length. There is no subscription."),
  free: (credits: string) => t("A new account starts with {credits}.", { credits }),
  length: t("Film"),
  scenes: t("Scenes"),
  credits: t("Credits"),
  price: t("Price from"),
  minutes: (minutes: number) => t("{minutes} minutes", { minutes }),
  priceNote: t(
    "With the largest package, which has 40% extra credits. Without a bonus, 10 credits cost one US dollar.",
  ),
  refund: t("A film that fails costs nothing."),
  developers: t("For developers"),
  developersWords: t(
    "Order films from your own program: a REST API, signed webhooks, a typed SDK, a command line and an MCP server.",
  ),
  code: `const { task_id } = await agent.order({
  input_story: "A fox learns to sail",
  video_duration: 3,
});
for await (const film of agent.watch(task_id))
  console.log(film.process_status, film.progress.percent);
await agent.save(task_id, "video", "fox.mp4");`,
  documentation: t("API documentation"),
  openApi: t("OpenAPI description"),
  finish: t("What is your story?"),
} as const;
