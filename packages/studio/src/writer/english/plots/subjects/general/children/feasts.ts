import { also, role, story } from "../../subject-story.ts";
import { friend, grown, notFor } from "./kinship.ts";

/** Stories of birthdays and feasts of children. */
export const childrensFeasts = [
  story({
    says: [
      /\b(?:birthday|party|birthday party)\b/i,
      /\b(?:nobody|no one|none of (?:the|his|her)|not a single (?:guest|child|one)|no guests?|only one)\b[^.]*?\b(?:comes?|came|shows? up|showed up|turns? up|turned up|arrives?|arrived|guests?|accepts?|accepted)\b|\b(?:all|everyone|everybody|guests?|most)[^.]*\b(?:cancel\w*|sick|ill|snowed in|can(?:not|['’]t) come)\b|\bsent (?:all )?the guests home\b/i,
    ],
    may: [
      grown,
      friend,
      role("late", "neighbour|neighbor|postman|bus driver|girl|boy|classmate"),
      ...also(
        "invitations?",
        "wrong (?:date|day|address|time)",
        "forg[eo]t\\w*",
        "snow\\w*",
        "chickenpox|flu|sick|ill",
        "plans?|planned",
        "because[^.]*",
      ),
    ],
    unless: notFor(
      "turns? (?:sixty|seventy|eighty|ninety|forty|fifty|100)|old (?:man|woman|lady)|grave|elephant|bear|hermit|died|dead|surprise party|colleagues?|boss|widow\\w*",
    ),
    of: "people",
    after: [
      "@room(hero sit) The table was laid for eight. On every plate there was a paper hat and a name, with the letters painted in two colours. {Hero} had put the chairs straight twice. The cake stood in the middle, and the candles were in it already. {He} stood at the window until there was a round spot on the glass from {his} breath. Cars came round the corner. They drove on, every one of them.",
      [
        "@room(hero talk, grown stand) “Perhaps the clock is fast,” said {hero} after half an hour. It was not fast. {Grown} went to the telephone and came back with a face that was trying hard. {Hero} did not want to hear it yet. {He} went round the table and put the paper hats inside each other, all eight, one after the other, until there was only one, a very thick one.",
        "@room(hero stand) “Perhaps the clock is fast,” said {hero} after half an hour. It was not fast. {He} listened at the door. In the stairwell somebody went past with a bucket. {Hero} went round the table and put the paper hats inside each other, all eight, one after the other, until there was only one, a very thick one.",
      ],
      "+ @room(hero sit) {He} did not cry. {He} only had a feeling as if {he} had swallowed a balloon, with the string. “Shall we cut the cake?” somebody asked carefully. “It's for eight,” said {hero}. Then there was a long silence. The ice cream in its bowl got a shiny skin, and began to swim.",
    ],
    end: [
      [
        "@corridor(hero talk, grown carry) It was the ice cream that decided it. “That can't wait,” said {grown}, and put the bowl into {hero's} hands. “Who have we got?” {Hero} thought. There was the lady with the bucket. There was the student under the roof, who only ever ate noodles. There was the man on the first floor, of whom one knew nothing but his cough. “I can't just ring,” said {hero}. Then {he} looked at the ice cream, and rang.",
        "@corridor(hero talk) It was the ice cream that decided it. It could not wait. {Hero} took the bowl in both hands. Who was there? There was the lady with the bucket. There was the student under the roof, who only ever ate noodles. There was the man on the first floor, of whom one knew nothing but his cough. “I can't just ring,” thought {hero}. Then {he} looked at the ice cream, and rang.",
      ],
      "@room(hero play) They came as they were, in slippers, and one of them with wet hair. They had not known that it was a birthday, and so each of them brought what was there: a lemon, a pack of cards, a trumpet. The man with the cough could walk on his hands. He had been able to do that for sixty years, and nobody had ever asked. They sat on the chairs with the names, and had to answer to them.",
      "+ @room(hero eat) “Make a wish,” they called. {Hero} looked round. There was a paper hat on every head again, even the one with wet hair. {He} had had a wish ready since the summer, a big one with wheels. But now {he} thought of something else, took a breath as deep as a well, and got them all at one go. The trumpet did the rest.",
      "@corridor(hero run) The others came a week later, and there was a second cake. That was nice as well. But on the stairs they call {hero} by the name of whoever opens first, and {he} calls them by the names on the plates. And when somebody in that building has a birthday, the bucket is put down, and all the doors open.",
    ],
  }),
  story({
    says: [
      /\b(?:New Year['’]?s? Eve|midnight|Halloween|carnival|Easter|egg hunt|St\.? Martin['’]?s?|lantern (?:procession|walk|parade|festival)|lanterns?|fireworks)\b/,
      /\b(?:lantern|torch)s?\b/,
      /\b(?:breaks?|broke|torn|tears|tore|burn(?:s|ed|t)?|caught fire|catches fire|rain\w*|wet|goes out|went out|blown out|lost|los(?:es|t)|forg[eo]t\w*|drop(?:s|ped)|ruined|wind)\b/,
    ],
    may: [
      grown,
      role("pal", "friend|sister|brother|cousin|classmate|neighbour|girl|boy"),
      /\b(?<thing>lantern|torch)\b/,
      ...also("procession|parade|walk", "kindergarten|school|class|village", "made (?:himself|herself)|made all by"),
    ],
    unless: notFor("lighthouse|camping|cave|mine|ship|love|balloon"),
    of: "young",
    after: [
      "@room(hero build) {Hero} had worked on it for two weeks, with {his} tongue between {his} teeth. There was glue on the table, and glue on the chair, and a bit in {his} hair that had had to be cut out. Nobody had been allowed to help. It was not quite the same on both sides. But it was exactly what {he} had seen in {his} head, and that hardly ever happens.",
      "@street.night(hero walk) They had all met in front of the gate, and it was properly dark. There was singing at the front, and a dog, and a smell of wet leaves and cocoa. {Hero} walked in the middle and held {his} {thing} with both hands, as one carries a full cup. Twice somebody turned round and said, “Did you make that?” And twice {hero} said, “Yes,” as though it were nothing.",
      "@street.night(hero stand) And then it had happened, and it had only taken a second. {Hero} stood there with what was left. The others went past on both sides, and their lights went past, green and red and yellow, and there was a dark place in the row, and that was {him}. {He} pulled {his} hood over {his} face. It did not help that somebody said that it was only a {thing}.",
    ],
    end: [
      [
        "@street.night(hero talk, pal stand) “You can hold mine,” said {pal}. “No,” said {hero} from under the hood. “It isn't mine.” {Pal} went on standing there. “Then you hold it on that side,” said {pal} in the end, “and I hold it on this side. Then it's half. Half isn't like borrowing.” {Hero} thought about it for as long as one verse. Then {he} put out one hand.",
        "@street.night(hero talk) “You can hold mine,” said somebody very small, who had stopped beside {him}. “No,” said {hero} from under the hood. “It isn't mine.” The small one went on standing there. “My arm's tired,” it said then. “You hold it on that side, and I hold it on this side. Then it's half.” {Hero} thought about it for as long as one verse. Then {he} put out one hand.",
      ],
      "@street.night(hero walk) It is not easy to walk like that. You have to put your feet down at the same time, and when one of you stumbles, the light swings right up to the sky. They were soon at the back, and after that they were a long way behind. That was the best place. They had the whole song in front of them, and the whole street to themselves, and their shadow on the walls had four legs and was as tall as a church.",
      "+ @street.night(hero eat) At the fire there was cocoa for everyone. {Hero} put the pieces of {his} own one down on a stone, close to the glow. The colours shone through it once more, as they had been meant to. “That's how it was,” said {hero}. “Oh,” said the others, and came nearer to look. {He} explained it to them from the beginning, with the glue and the hair.",
      "@bedroom.night(hero look) The pieces hang in {hero's} window on a thread. When a car goes by at night, there is green and red on the ceiling for a moment. The next one is nearly finished already. It has two handles.",
    ],
  }),
];
