import { role, story } from "../subject-story.ts";
import { DEAD } from "./words.ts";

/** Stories of brothers, sisters, fathers and heirs whom the others did not know. */
export const unknownRelatives = [
  story({
    says: [
      role("other", "half[- ]brother|half[- ]sister|half[- ]sibling|stepbrother|stepsister"),
      /\b(?:house|pub|farm|home|flat|apartment|cottage|shop|hotel|inn|bakery|restaurant|cabin|villa|funeral|inherit\w*|will|attic)\b/i,
      DEAD,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|prince|kingdom|brothers|sisters)\b/i,
    of: "people",
    after: [
      "“You've got his ears,” said {theother}. It was the first thing that anybody had said for a while. {Hero} reached for {his} own ears, as if they might have been put there overnight. There was no doubt about it. There they were, the same ears, on a stranger's head.",
      "+ @kitchen(hero eat, other eat) There was only one pot and only one heater, so they ate at the same table. {Hero} asked questions as the police do. Since when? Who knew? {Theother} answered every one, and asked only one thing in return: “Which song was it, with you, at bedtime?” {Hero} said the title. It had been the same song.",
      "+ @kitchen.night(hero stand, other stand) That night {hero} could not sleep for anger. All those years there had been two toothbrushes somewhere, two school reports, two birthdays, and not a word about it. Then {he} heard steps in the kitchen. {Theother} could not sleep either. They drank milk, standing up, out of the same jug.",
      "@room(hero talk, other talk) In the morning {hero} showed the papers on the table. “I was going to sell everything,” {he} said. “Then do it,” said {theother}. “I don't want money. I only wanted to be in the place where I was never allowed to come. Give me until Sunday.” It was said so quietly that {hero} had to look out of the window.",
      "@room(hero look, other look) Until Sunday they cleared the rooms together. {Hero} knew the story to every dent and every stain, and told them all. {Theother} listened as a hungry person eats. And when they moved the big cupboard, there on the wall behind it were the pencil lines, one over the other: how tall {hero} had been at three, at five, at eight.",
    ],
    end: [
      "@room(hero look, other look) Beside them, very faint, ran a second row of lines. There was no name to it, only dates, and beside each date a question mark. {Hero} understood it before {theother} did. Somebody had stood here in secret, year after year, with a pencil, and had guessed how tall the other child might be.",
      "@room(hero talk, other stand) {Theother} put both hands flat on the wall. “They're too low,” said {theother} after a time, laughing and crying. “I was always tall for my age.” Then {hero} fetched a pencil from the kitchen. “Stand up straight,” {he} said. “Heels against the wall. And no cheating.”",
      "@room The papers lie in the stove, and they burned well. On the wall behind the cupboard there are two new lines now, with two names and one date. Between them there is a hand's breadth, and at every meal they argue whose it is and who was standing on tiptoe.",
    ],
  }),
  story({
    says: [
      role("heirs", "brothers|sisters|siblings"),
      /\b(?:(?:third|fourth|fifth|sixth|another|other|unknown|secret|long[- ]lost|hidden|missing) (?:brother|sister|sibling|son|daughter|child)|half of (?:it|everything)|never heard of|a (?:brother|sister) (?:they|nobody|no one))\b/i,
      DEAD,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|kingdom|prince)\b/i,
    of: "people",
    after: [
      "@room For a moment it was so quiet that they heard the tap in the kitchen. {Theheirs} looked at one another, and each of them hoped that one of the others had known. Nobody had. “That can't be right,” said the eldest, in the voice in which people say it when they already see that it is.",
      "@room They put the name on the table like a plate that nobody had ordered. The eldest was for the lawyer. The quietest was for a phone call. They argued until the soup was cold, and then they did what they had done as children when it got too loud: they drew matches. The quietest one won, and dialled.",
      "+ “I've been waiting for this call for thirty years,” said a voice at the other end, “and now I don't know what to say.” “Come to dinner,” said the quietest of {theheirs}, before the others could take the phone away. “There is too much soup.”",
      "@room So there they sat, one chair more than usual, and all of them stared. The stranger held the spoon in the wrong hand, just as the dead had done, and laughed at the wrong place, in just that laugh. The youngest of {theheirs} had to leave the room for a minute. It was as if somebody had turned on a light that they had believed was broken.",
      "@room “I don't want your house,” said the stranger at last. “I've come because of something else.” Out of a bag came a bundle of cards, one for every year, all in the hand that they knew so well. In each of them stood the same news: how {theheirs} {heirswas} doing. Who had lost a tooth. Who was good at sums. Who had been brave.",
    ],
    end: [
      "@room.night They read them aloud, all night long. {Theheirs} had grown up with a parent who never praised anybody and hardly ever spoke. And here it stood, in blue ink: I am so proud of them that I can't say it, so I write it to you. “All that time,” said the eldest, and could not go on.",
      "+ @room “I was jealous of you,” said the stranger. “You had the real thing.” “We had the silence,” said the eldest. “You had the words.” They pushed the plates together and the cards into the middle. Nobody mentioned the lawyer again. What there was to divide was divided by one more, and it was still enough.",
      "@room At every family dinner there is one bundle on the table beside the bread. Whoever has a bad day may draw a card. And on the old photograph by the door somebody has carefully glued one more face, at the edge, where there had always been a gap that looked as if it was waiting.",
    ],
  }),
  story({
    says: [
      DEAD,
      /\b(?:left|gave|willed|leaves|leaving|goes|belong\w*|bequeath\w*) (?:the |her |his |their |him |them |me |us )?(?:\w+ ){0,3}?(?:to (?:a|an|her|his|another|some|someone|somebody|the) |everything|house|farm|fortune|money|half)/i,
      new RegExp(
        `\\bto ${role("heir", "woman|stranger|man|nurse|neighbour|neighbor|lady|person|customer|waitress|cleaner|gardener|waiter|housekeeper|carer").source}`,
        "u",
      ),
      /\b(?:mother|father|dad|mum|mom|husband|wife|grandmother|grandfather|grandma|grandpa|uncle|aunt|parents)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|haunted|vampires?|kingdom|prince|ferry|taxi)\b/i,
    of: "people",
    after: [
      "@study(hero talk) “There must be a mistake,” said {hero}. The lawyer turned the paper round, so that everybody could see the signature. It was no mistake. There was even the little drawing beside the name, a bird on one leg, which only the family knew.",
      "{Hero} {was} angry first. Anger was easier than all the rest. {He} imagined somebody greedy, who had sat by the bed at the right moment, and set out to see how such a person lived.",
      "It was two buses and a hill. At the top stood a small house with one window lit, and {theheir} who opened the door had flour on both arms and did not look greedy at all, only tired. “You'll be from the family,” said {theheir}. “I've told them that I don't want it. But come in. The dough won't wait.”",
      "+ @kitchen(hero look, heir talk) On the wall hung a photograph. {Hero} knew the face in it well, and did not know it at all, for it was laughing with its mouth wide open. At home that face had hardly ever laughed. “When was that?” asked {hero}. “Thursday,” said {theheir}. “It was always Thursdays.”",
      "@kitchen(hero look, heir cook) And then it came out, between the bowl and the oven. Years ago there had been a bad winter, and somebody had stood on the bridge and not known how to go on. {Theheir} had come by, with a loaf under one arm, and had said: “Hold this for me, will you?” That was all. And nobody jumps with a warm loaf in their arms.",
    ],
    end: [
      "@kitchen(hero sit, heir talk) “Every Thursday since then we have baked together,” said {theheir}, “and hardly talked. It was our secret. I was told that the family must never know how close it had been.” {Hero} had sat down without noticing. All the years at home, all the birthdays, all of it that came after that winter: {he} owed it to a loaf of bread.",
      "@kitchen(hero talk, heir talk) They worked it out by themselves, without the lawyer. {Theheir} kept only what could be carried, the baking tin and the photograph. The rest stayed where it was, on one condition. {Hero} had to hold out both hands and promise something, and {he} did, with flour up to {his} elbows.",
      "@kitchen.night(hero cook, heir cook) On Thursdays there is a light in the kitchen now until late. Three people's bread lies on the board, though there are only two to eat it. The third loaf is for whoever comes by, and it is always handed over warm, with the same words: “Hold this for me, will you?”",
    ],
  }),
  story({
    says: [
      /\b(?:found|finds?|discover\w*|came across|come across|cleared|clearing|sell|sold|emptied|emptying)\b/i,
      /\b(?<relic>photo(?:graph)?s?|diary|diaries|suitcase|trunk|passport|locked (?:box|room|drawer|door|trunk|chest)|secret (?:room|box|drawer)|key|birth certificate|tin box|shoebox|cassettes?|tapes?)\b/i,
      /\b(?:mother|mum|mom|father|dad|grandmother|grandfather|grandma|grandpa|aunt|uncle|parents)(?:['’]s?)?\b/i,
      /\b(?:died|dead|death|late|funeral|inherit\w*|passed away|attic|buried)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|haunted|vampires?|magic\w*|treasure|spy|spies|war|detective|police|killer|candles|wardrobe|letters?|voice|dragon)\b/i,
    of: "people",
    after: [
      "@room(hero sit) {Hero} sat down on the floor where {he} {was}. Everything else in the house {he} could have found in the dark. But {therelic} did not belong to the life that {he} knew. It belonged to somebody with the same name and another face.",
      "@room.dusk(hero talk) “Don't ask me,” said the neighbour over the hedge, much too quickly. So {hero} went across that evening with a bottle of plum brandy. At the second glass the neighbour sighed, and said the name of a street in another town.",
      "+ @train(hero sit) {Hero} went there by train, with {therelic} in {his} lap like a sleeping cat. What would it be? A crime, a child, a great love? By the time the train arrived, {hero} had forgiven most of it, and was only curious.",
      "@hall(hero look) It was a dance hall. The sign was faded, but over the bar hung a row of framed pictures, and in the one in the middle stood a young person with shining shoes and both arms in the air. Nobody had ever danced at home, not even at weddings. “My knees,” it had always been.",
      "@hall(hero talk) “Best dancer we ever had,” said the old woman behind the bar. “Was going to go to the capital with it. The contract was signed. And then there was a baby on the way, and no money, and that was that.” She looked at {hero} more closely, and then she put the cloth down. “The baby,” she said, “I suppose that was you.”",
    ],
    end: [
      "@hall(hero talk) {Hero} did not know what to do with {his} face. “They never said a word,” {he} said. “Because it would have sounded like a complaint,” said the old woman, “and it wasn't one. A postcard came here every year, at Christmas. Do you want to know what was on it?” She knew it by heart. “I would do the same again. The little one laughs like a trumpet.”",
      "@hall(hero dance) When the music began, the old woman came round the bar and held out her hand. “I can't dance,” said {hero}. “It's my knees.” And then {he} heard {himself} say it, and laughed, loud as a trumpet. {Hero's} feet seemed to know something that nobody had taught them.",
      "@room In the house everything is packed by now. Only {therelic} stands on the mantelpiece, in the middle, where everybody can see it, and beside it a pair of dancing shoes. They are the right size. On Saturdays they are gone.",
    ],
  }),
];
