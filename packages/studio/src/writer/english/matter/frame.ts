/** Last sentences. "~" marks those about one third person. */
export const closings: readonly string[] = [
  "~When people ask {hero} today how it all began, {he} only smiles and points to {thing}.",
  "~{Hero} still has {thing}, and on some evenings takes it out and looks at it.",
  "And if you ever come across {thing}, you will know whose story it belongs to.",
  "{In}, they still talk about {hero}.",
  "That night {hero} dreamed of {thing}, and it was a good dream.",
  "~And wherever {hero} is now, {thing} is surely not far away.",
  "The next time somebody says that {akind} cannot do such a thing, tell them about {hero}.",
  "{In} it grew quiet, and that was the end of a long day for {hero}.",
  "Nobody who was there will forget {hero}, or {thing}.",
  "Long after that, {place} still looked a little different to {hero}.",
  "~And {pal}? {Pal} still tells it to everybody who wants to hear it.",
  "{Hero} and {pal} never forgot that day.",
  "There are bigger stories than the one of {hero} and {thing}, but few with a better evening.",
  "~So much for {akind} who had been expected to do nothing of the kind.",
  "~Sometimes, when the light is right, one can still see {hero} {in}.",
];

export const sadClosings: readonly string[] = [
  "After that {hero} was quiet for a long time.",
  "{Thing} stayed where it was, and nobody wanted to move it.",
  "It was a sad end, but {hero} would not have missed the beginning for anything.",
  "~{Hero} still looks up when somebody opens the door, and then looks down again.",
  "~Some evenings {hero} sits {in} and thinks of {pal}.",
];

/** Openings by type of story. */
export const openings: Readonly<Record<string, readonly string[]>> = {
  fairytale_story: [
    "Once upon a time there was {thing}, and with {thing} it all began.",
    "Once upon a time, {in}, this happened.",
    "Once upon a time, and not so very long ago, it was the turn of {hero}.",
  ],
  fantasy_story: [
    "By the fire they still tell of {thing} and of {hero}.",
    "Not every wonder is written down, but the one {in} is.",
    "They say that {akind} once changed everything, and this is how.",
  ],
  sci_fi_story: [
    "The log says little about {thing}, so here is the long version.",
    "It was a quiet shift {in}, until it was not.",
    "No computer had expected {akind} like {hero}.",
  ],
  dream_story: [
    "In the dream {thing} was as clear as glass.",
    "Dreams open where they like, and this one opened {in}.",
    "It was a dream about {hero}, and it felt longer than the night.",
  ],
  comics_story: [
    "Panel one: {thing}, in bright colours.",
    "Meanwhile, {in}, nobody suspected anything.",
    "Somebody had to do something, and it was going to be {akind}.",
  ],
  romantic_story: [
    "Some stories begin with a look; this one begins with {thing}.",
    "Hearts are slow {in}, and then they are very quick.",
    "Nobody had asked {hero} about love for a long time.",
  ],
  cinematic_story: [
    "Early light, a long shadow, and {thing}.",
    "A wide view first, {in}, before anybody is awake.",
    "There are days that one remembers in pictures, and {hero} had one of them.",
  ],
  adventure_story: [
    "Nobody had planned an adventure, least of all one with {thing}.",
    "Pack lightly, for it is going to be a long day {in}.",
    "Ask {hero} what an adventure is, and you will hear this.",
  ],
  book_story: [
    "Open the book, and there is {thing}.",
    "The first page begins {in}.",
    "Every book has a first sentence, and in this one it belongs to {hero}.",
  ],
  poetry_story: ["A few lines about {thing}.", "Listen, {in}, to how it was."],
  lyric_story: ["This one is for {hero}.", "Sing it slowly, {in}."],
};

/** For stories that are to be funny. */
export const funnyLines: readonly string[] = [
  "A hen walked through, looked at {hero} and walked out again.",
  "Somebody sneezed so loudly that {hero} said thank you by mistake.",
  "{Hero} stepped into the only puddle far and wide.",
  "“That was on purpose,” said {hero} to nobody at all.",
  "At that moment the wrong shoe fell off.",
  "{Hero} bowed, although nobody had clapped.",
  "There was a smell of burnt pancakes, and {hero} looked the other way.",
  "A goat ate the plan, and {hero} had to make another one.",
  "{Hero} had put everything on backwards, and it was a little late to say so.",
  "“I meant to do that,” said {hero}, upside down.",
  "Even the pigeons laughed, and pigeons seldom do.",
  "{Hero} counted to three, forgot the two, and began again.",
  "Something went plop, and {hero} decided not to ask what.",
  "The hiccups came, as always, at the worst moment, and {hero} hiccupped eleven times.",
];
