/** Texts of the front page. */
export const text = {
  title: "Animation Agent: films from a sentence",
  headline: "Write one sentence. Watch it as a film.",
  lead: "Animation Agent writes the story, draws every scene, narrates it and sets it to music. You get a finished film with captions, ready to share.",
  start: "Make your first film",
  logIn: "Log in",
  samplesLink: "See all styles",
  navigation: "Main",
  films: "Made with Animation Agent",
  filmsWords: "Parts of three films, each made from the sentence below it. Nobody edited them.",
  film: (style: string, language: string) => `A film in the style ${style}, narrated in ${language}`,
  play: "Play",
  pause: "Pause",
  soundOn: "Sound on",
  soundOff: "Sound off",
  how: "How it works",
  steps: [
    ["Write an idea", "One sentence is enough, in any of the languages. A full story of your own works too."],
    ["Choose the look", "Pick the style, the narrator, the length and the format: landscape or portrait."],
    [
      "Watch and share",
      "The first scenes play while the rest is still being made. Download the film, or share a link.",
    ],
  ],
  styles: (count: number) => `${count} styles, or your own words`,
  stylesWords: "One scene, drawn in six of them.",
  languages: (count: number) => `Narrated in ${count} languages`,
  languagesWords: "Press a language to hear its narrator.",
  prices: "Prices",
  pricesWords: "You pay for each film by its length. There is no subscription.",
  free: (credits: string) => `A new account starts with ${credits}.`,
  length: "Film",
  scenes: "Scenes",
  credits: "Credits",
  price: "Price from",
  minutes: (minutes: number) => `${minutes} minutes`,
  priceNote: "With the largest package, which has 40 % extra credits. Without a bonus, 10 credits cost one US dollar.",
  refund: "If a film fails, the credits for what was not made come back.",
  developers: "For developers",
  developersWords:
    "Order films from your own program: a REST API, signed webhooks, a typed SDK, a command line and an MCP server.",
  code: `const { task_id } = await agent.order({
  input_story: "A fox learns to sail",
  video_duration: 3,
});
for await (const film of agent.watch(task_id))
  console.log(film.process_status, film.progress.percent);
await agent.save(task_id, "video", "fox.mp4");`,
  documentation: "API documentation",
  openApi: "OpenAPI description",
  finish: "What is your story?",
} as const;
