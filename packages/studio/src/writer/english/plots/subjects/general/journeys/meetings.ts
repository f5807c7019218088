import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { END } from "./where.ts";

const SEAT =
  "(?<seat>(?:an?|the|her|his|their) (?:[\\p{L}-]+ ){0,3}?(?:train|bus|plane|bench|tram|ferry|flight|coach|underground|metro|park bench|ship|boat|waiting room|platform|bus stop|station|airport|night bus|night train))";
const MEET =
  "(?:met|meets|got talking to|gets talking to|sat (?:down )?next to|sits (?:down )?next to|sat (?:down )?beside|sits (?:down )?beside)";
const NO_MEETING =
  /\b(?:murder\w*|killed|killer|ex|hypnotist|spy|terrorist|bomb|hijack\w*|ghost|vampire|herself|himself|younger self|older self|future self|father|mother|son|daughter|twin|stolen|thief|pickpocket|twin)\b/i;

/** Stories of whom somebody meets on the way. */
export const meetings = [
  ...[
    phrase(`${MEET} <other:somebody>${END}(?: [^.!?,]{3,40}?)? (?:on|at|in) ${SEAT}`),
    phrase(`[Oo]n ${SEAT}(?: [^.!?,]{2,40}?)?,? (?:\\S+ ){1,4}?${MEET} <other:somebody>`),
  ].flatMap((way) => [
    story({
      says: [way],
      may: [
        /\b(?:lonely|shy|busy|tired|sad|grumpy|stressed|bored)\b/,
        /\b(?:who|that) (?<ownknown>(?:knew|wanted|had|was|could|did|never|always|loved|hated|lived|came|carried|believed|remembered|sold|played|worked|looked|read|knows|wants|has|is)\b[^.!?\p{Lu}]+[.!?])/u,
      ],
      unless: NO_MEETING,
      of: "adults",
      after: [
        "{Hero} had chosen the place because it was free, and had a newspaper with {him} so as not to have to talk. Over the edge of it {he} saw {other}: first the shoes, and then the hands, and then two eyes, which were looking straight at {him}. {Hero} raised the paper a little higher. “It's upside down,” said {other}.",
        [
          "It took no more than that. {Hero} folded the paper up and forgot it. {Other} talked as others eat cherries, one thing after the next. {Hero} learned more in a quarter of an hour than {he} knew about {his} colleagues: this was somebody who {ownknown} And {hero}, who never told strangers anything, heard {himself} say that {he} used to sing.",
          "It took no more than that. {Hero} folded the paper up and forgot it. {Other} talked as others eat cherries, one thing after the next. {Hero} learned more in a quarter of an hour than {he} knew about {his} colleagues. And {hero}, who never told strangers anything, heard {himself} say that {he} used to sing.",
        ],
        "+ “And what do you do when you are not hiding behind something?” asked {other}. {Hero} began with {his} work. “No,” said {other}, “that's what you're paid for.” {Hero} thought for so long that it became embarrassing. “Not much, nowadays,” {he} said at last, and it frightened {him} a little.",
        "It came to the point at which people usually look at the time. {Hero} did so. {Other} saw it and grew quiet. “You've got to go,” said {other}. “And by tomorrow you'll have forgotten me. Don't worry, it always goes like that.” {Other} said it quite kindly.",
        "For it was true. {Hero} had met so many people on {his} ways, and had got up and gone every time. {He} could not have described a single one of them. {He} took {his} bag, stood up, and took two steps. Then {hero} stopped, in everybody's way.",
      ],
      end: [
        "{Hero} turned round. “I haven't told you what I used to sing,” {he} said, and sat down again. So {he} missed one appointment, and after that a second one. {Other} got to hear the song, very softly. {Hero} did not know all of the words any more. {Other} knew the rest of them.",
        "When they parted, they did not promise anything. “Same place?” {hero} asked only. “I'm always about,” said {other}. On the way home {hero} said good evening to three strangers, and two of them answered. The third one pulled out a newspaper. {Hero} waited patiently. “It's upside down,” {he} said then.",
        "They are often seen there now, {hero} and {other}. If you happen to sit near them, you hear two people who cannot agree on how a song goes. And if you hold up something to read, it will not help you for long.",
      ],
    }),
    story({
      says: [way],
      unless: new RegExp(`${NO_MEETING.source}|\\b(?:bench|bus stop|station|airport|waiting room)\\b`, "i"),
      of: "children",
      after: [
        "{Hero} looked first from the side, and then {he} stared after all. {Other} {otherwas} so much more interesting than anything else. “You may ask, if you like,” said {other}. “Most people want to ask something and don't.” {Hero} took a deep breath. {He} had about a hundred questions.",
        "+ “Where are you going?” was the first one. “That depends on whom I meet,” said {other}. {Hero} had never heard an answer like that. At home everyone always knew where they were going, and by when. “And where are you going?” asked {other}. {Hero} told {otherhim}, and suddenly it sounded rather dull.",
        "{Hero} had an apple, and {other} had a pocket knife with a broken blade. They cut the apple as well as they could and ate it. {Other} knew how many pips there would be before the last bite, and was right. “How did you know that?” “I asked it,” said {other}, and would not say another word on the matter.",
        "Then {other} grew quiet and looked out at the dark. “What's the matter?” asked {hero}. “Soon it will be your stop,” said {other}. “It's always like that. Everybody gets out somewhere.” {Hero} had not thought of that. {He} had only got to question number nine.",
        "So {hero} thought hard, and {he} thought fast. {He} got out {his} pencil, tore a page from {his} exercise book, and wrote down all the questions that were still left, one under the other. It became a long list. At the bottom {he} put {his} name, and where {he} lived, in case of an answer. “That's for later,” said {hero}.",
      ],
      end: [
        "{Other} read the list from the top to the bottom and folded it up very small. “I've been given a good many things on the way,” said {other}, “but never questions.” Then {hero} had to go. {He} stood outside and waved until there was nothing left to wave at. In {his} hand {hero} held an apple pip.",
        "{Hero} planted the pip in a yoghurt pot, and after a while {he} stopped waiting. But one day a card lay in front of the door, quite crumpled, with a stamp from far away. There was one single answer on it, to question number ten. It was a very good one.",
        "{Hero} is now at number thirty-one. The cards hang over {his} bed, and the pip in the pot has grown two leaves. And wherever {hero} sits down, {he} has a look first from the side at who is sitting next to {him}.",
      ],
    }),
  ]),
  story({
    says: [
      /\b(?:far away|away|abroad|at sea|on Mars|in space|on the moon|overseas|on a (?:ship|submarine|space station|research station|oil rig)|in Antarctica|in prison|at the South Pole|at the front|stationed|deployed|astronaut|sailor|soldier|lorry driver|lighthouse|(?:cannot|can not|could not|can't) be (?:home|there|with))\b/i,
      /\b(?<child>(?:(?:[Hh]er|[Hh]is|[Tt]heir|[Aa]|[Tt]he|[Mm]y) (?:little |small |young |\d+-year-old |[a-z]+-year-old )?(?:daughter|son|child|girl|boy|granddaughter|grandson|niece|nephew|twins|wife|husband|mother|sister|brother|children|kids)))\b/,
      /\bbirthday\b/,
      /\b(?:sent|sends?|surprise\w*|present|gift|wanted to|planned|plans|promised|could not (?:be|come)|missed|misses)\b/,
    ],
    unless:
      /\b(?:murder\w*|killed|dies|died|dead|dying|divorce\w*|came home|comes home|returned|returns|shows up|turned up|walks in|walked in)\b/i,
    of: "adults",
    after: [
      "{Hero} had counted it up on a piece of paper: how far it was to {child}, how long a message took, and how many days were left until the birthday. It came out the same every time. There was no ship, no train and no rocket with which {hero} could be there. {He} pinned the paper to the wall above {his} bed.",
      "+ Last year {hero} had said, “Next year I'll be there.” {Child} had believed it, of course. {Hero} heard that sentence at night when the machines hummed. Next to the bed hung a picture of {child}, laughing, with a tooth missing or a hat on crooked, {hero} had never been able to decide what was the best thing about it.",
      "+ “Send money,” said the one in the next bunk. “Everybody's pleased about money.” {Hero} shook {his} head. It had to be something that said: I am here, and yet I am there. The one in the next bunk turned over. “There's no such thing,” he said into his pillow.",
      "Then {hero} had an idea, and it was so simple that it woke {him} up. {He} wrote letters, for three nights: to the baker, to the neighbours, to the school, to the man with the brass band. {He} asked each of them for one small thing, not more. And {he} told each of them the hour at which it had to be done for {child}.",
      "On the day itself {hero} could do nothing at all. That was the worst of it. {He} did {his} work with one eye on the time. Had the letters come? Was it raining there? {He} saw {child} before {him}, sitting over a cake and looking at an empty chair. At four o'clock {hero} put down the tools and stood at the window, as close to it as {he} could get.",
    ],
    end: [
      "At that same hour there was a knock at the door of {child}. Outside stood the baker, with one candle. Behind him came the neighbours, with one candle each, then the school, then the band, right down to the corner of the street. “From {hero},” said the baker. They all turned round together and pointed up, or out, to where {hero} was. And {child} waved with both arms.",
      "The message took its time. {Hero} played it four times before {he} could see anything, because {his} eyes would not stay dry. There was a street full of lights. There was the band, a little out of tune. And there was {child}, quite close, who whispered, so that nobody else should hear: “You were here. I saw you.”",
      "The piece of paper is no longer on the wall. {Hero} has turned it over and begun another sum on the back: how many days are left until the door opens and nobody need point anywhere. It is getting shorter every morning. {Hero} crosses one out, and sings while {he} does it.",
    ],
  }),
];
