import type { ClauseScene } from "../../../clause-scene.ts";
import { ofOther, ofPair, sentence } from "./figures.ts";

const LAND =
  "(?<land>(?:an?|another|the (?:[a-z]+ )+?|the(?= [a-z]+ of )) ?(?:[a-z]+ ){0,2}?(?:worlds?|land|kingdom|realm|dimension|wonderland|fairyland)(?: (?:made )?of [a-z]+| full of [a-z]+)?|(?:another|an? (?:magic|magical|strange|secret|enchanted|different|fantastic|hidden|parallel)) (?:[a-z]+ )?(?:country|city|place|forest|garden|planet|island|time|school|village)(?: (?:made )?of [a-z]+| full of [a-z]+)?)";

/** Who is usually run away from, and would like not to be alone. */
const LONELY =
  /^(?=(?:There (?:was|were) once )?(?:[Aa]n?|[Tt]he|[Tt]wo|[Tt]hree)? ?(?:[a-z]+ ){0,3}?(?:[Gg]hosts?|[Mm]onsters?|[Tt]rolls?|[Gg]iants?|[Vv]ampires?|[Yy]eti|[Oo]gres?|[Ss]keletons?|[Ss]pooks?|[Pp]hantoms?|[Ww]erewol(?:f|ves)|[Mm]ummy|[Zz]ombies?)\b)(?=.*\b(?:lonely|all alone|no friends|(?:want\w*|wish\w*|long\w*|look\w*|hop\w*|dream\w*|search\w*|need\w*)\b[^.]*\b(?:friends?|(?:somebody|someone) (?:who |that )?(?:to (?:play|talk|be|share|laugh)|would|was not)|playmates?|company)\b))(?!.*\b(?:in the end|finally|guard\w*|treasure|made friends|became friends|(?:met|meets|until|found|discovered|neighbours?)\b))/;

const lonely = (who: string, idea: RegExp): ClauseScene => ({
  by: "any",
  words: sentence(`[a-z]+ [^.]*`),
  idea,
  after: [
    [
      0,
      "=One can play hide and seek alone, but it takes very long. {Hero} had tried it. {He} had also tried chess, and had always known what the other side was planning. In the evenings {he} laid two spoons on the table, looked at them for a while, and put one of them back.",
    ],
    [
      0.6,
      "=The first time {he} simply said “Good evening”. {He} said it from behind a corner, since nothing else had ever been taught in that family. There was a scream, and then there was one shoe left over. {Hero} put it where it would be found, with a note in it: “I only wanted to ask how you are.” In the morning the shoe was gone. The note was still there.",
    ],
    [
      1,
      "=So {he} practised. {He} practised smiling without teeth, and waving with not more than one arm, and being smaller. That was the hardest. The next time {he} waited until somebody laughed on the other side of the wall, and then {he} laughed along, just a little. It stopped over there at once.",
      "=So {he} practised. {He} combed everything that could be combed. {He} learned a joke by heart. The next time {he} told it through a crack in the wall, right to the end, and waited. It was very quiet on the other side. Then one heard how furniture was being pushed against the wall.",
    ],
    [
      0.4,
      "=“It's no use,” said {hero}. “I'm the sort that one runs away from.” {He} packed the one spoon, and then the other. {He} would go to a place where there was nobody whom one could frighten. It was already dark when {he} heard it. It was no scream. It was somebody crying, very softly, so that nobody would hear it.",
    ],
  ],
  end: [
    [
      0,
      `=It was ${who}, with both eyes shut tight. “Don't go away,” it came out of the dark. “Whoever you are.” Nobody had ever said that to {hero}. {He} sat down, as far off as {he} could. “I'm not much to look at,” {he} said. “It's dark,” it was whispered back. “I'm frightened of that. What are you frightened of?” “Of you,” said {hero}.`,
    ],
    [
      0.5,
      "=At that there was a laugh. Then one eye was opened, and then the other, and nobody ran. It takes a while to get used to a face. “You've got a spoon there,” was the first remark. “I've got two,” said {hero}. They played hide and seek until it grew light. It went much faster, and being found was the best part of it.",
    ],
    [
      0.8,
      "=Chess is lost every other evening nowadays, and it was never such fun. The note lies in a drawer, and an answer has been written under it: “Fine, thank you. And you?” On the table there are two spoons, and neither is put back.",
    ],
  ],
});

const throughTheDoor: ClauseScene = {
  by: "any",
  words: sentence(`[a-z]+ [^.]*`),
  idea: new RegExp(
    `^(?=.*?\\b(?<door>(?:door|portal|gate|gateway|trapdoor|wardrobe|mirror|tunnel|staircase|stairs|hole|painting|book|passage))\\b)(?=.*\\b(?:found|finds|discovered|opened|went|go|stepped|walked|fell|crawled|pulled|sucked)\\b)(?=.*\\b(?:led|leads?|leading|opened|went|go|goes|took|takes?|stepped|walked|fell|crawled|pulled|sucked|ended up|landed|found|came out|transported)\\b[^.]*?\\b(?:to|in|into|behind it|through to|onto) ${LAND})(?!.*\\b(?:in the end|finally|drew|painted|draws|video game|submarine|rocket|spaceship|stole\\w*)\\b)`,
  ),
  after: [
    [
      0,
      "=From behind the {door} came a smell for which there is no word at home. {Hero} put one foot across and quickly took it back. It was all still there. “Only as far as the first corner,” {he} said. And there it lay, as far as one could see: {land}.",
      "=From behind the {door} came a smell for which there is no word at home. {Hero} put one foot across and quickly took it back. It was all still there. “Only as far as the first corner,” said {mate}. And there it lay, as far as one could see: {land}.",
    ],
    [
      1,
      "=“You're late,” somebody said. It was somebody very small with a very thick book. “We've been expecting you for two hundred years. Can you mend things?” {Hero} thought of a chair at home that only fell over now and then. “A bit,” {he} said. It was written down at once.",
      "=“You're late,” somebody said. It was somebody very small with a very thick book. “We've been expecting you for two hundred years. Can you mend things?” “A bit,” said {mate}, before {hero} could think about it. It was written down at once.",
    ],
    [
      1,
      "=For something was not right there. One saw it at the second look. At the edges it had begun to go out. Where there had been a hill the day before, there was only grey now, like the back of a drawing. “It comes closer every day,” said the small one. “It's because nobody looks at us any more.”",
    ],
    [
      1,
      "=They tried a fence, and they tried paint. {Hero} shouted at the grey, and it came one step closer, out of curiosity. In between there was so much to see and to touch that for a whole afternoon {he} quite forgot to look at the edges.",
    ],
    [
      0.4,
      "=When {hero} turned round at last, the grey stood where {he} had come in. Of the {door} there was only a corner left, and then not even that. The small one closed the book. “That was the way back,” it said. “I'm sorry.” It was very quiet. Far behind it, as thin as a thread, a clock was striking at home.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} sat down in front of the grey, because {his} knees were shaking, and said what had been there. “The edge was cold,” {he} said. “There was a scratch on the left.” Something in the grey moved a little to the left. And there it was, the scratch. One only had to remember it exactly, and then it had to come back.",
      "={Hero} sat down in front of the grey, because {his} knees were shaking, and said what had been there. “The edge was cold.” “And there was a scratch on the left,” said {mate}. Something in the grey moved a little to the left. And there it was, the scratch. One only had to remember it exactly, and then it had to come back.",
    ],
    [
      0.5,
      "=All was told until the voices were hoarse: the {door}, the hill, and the hill behind it. The small one wrote and could not keep up. In the end everything shone again to the very edge, and even a little further, because something had been added while it was told. “You'll have to look in now and then,” said the small one.",
    ],
    [
      0.8,
      "=At home the clock was striking the last stroke of the hour that it had begun with. The {door} looks like nothing special. But there is a notebook now in which everything is written down, with all its corners. It is read aloud in the evenings, so that over there nothing goes out.",
    ],
  ],
  of: "people",
};

/** Doors to elsewhere, houses that are said to be haunted, and those who are alone because all run away from them. */
export const doorsAndSpooks: readonly ClauseScene[] = [
  ofPair(throughTheDoor),
  throughTheDoor,
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=.*\b(?:haunted|spooky|creepy|abandoned|ghostly|empty) (?<house>house|castle|mansion|villa|manor|hotel|mill|school|hospital|lighthouse|farmhouse)\b)(?=.*?\b(?<bold>(?:an?|the|two|three|four|five|six|some|his|her|my|our|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ome|[Aa] group of) (?:[a-z]+ ){0,2}?(?:kids|children|friends|boys|girls|siblings|sisters|brothers|students|teenagers|cousins|twins|classmates|pupils))\b)(?=.*\b(?:dare\w*|go|went|going|enter\w*|spen[dt]\w*|explor\w*|stay\w*|sneak\w*|snuck|find|found|discover\w*|slept|sleep)\b)(?!.*\b(?:in the end|finally|ghosts?|spirit|murder|light on|stole\w*|thieves)\b)/,
    after: [
      [
        0,
        "=There was a gate, and the gate had something against visitors: it screamed. There they stood, {bold}, in front of the {house} and counted the windows. There were nine. The second time there were ten. “We could also come back tomorrow,” somebody said. But then somebody would have had to be the first to turn round.",
      ],
      [
        1,
        "=Inside it was colder than outside. The dust lay so thick that one could write in it, and somebody had. “Wipe your feet,” it said. They wiped their feet. It seemed the wiser thing to do. Behind them the door closed, quite slowly, as if it were thinking about something.",
      ],
      [
        1,
        "=Upstairs somebody was walking: nine steps, a pause, and nine steps back. They held on to each other's sleeves and went up in a row. There was light under the last door. They pushed it open. The room was empty, and the steps went on, right past them, and out through the wall.",
      ],
      [
        0.6,
        "=In the room stood a table that had been laid. There were little cards at the places, and on each was written: “Please come at four.” There was a cake, as hard as a stone, with candles that had never been lit. One could see that nobody had ever pulled out these chairs.",
      ],
      [
        0.4,
        "=Then the torch went out. They all ran at once, each in a different direction, and each ran into somebody else. On this side the door had no handle. Something came along the passage, nine steps, and stopped. “Why does everybody always run?” asked a voice, quite near. The whole {house} held its breath.",
      ],
    ],
    end: [
      [
        0,
        "=“Because you walk so loudly,” said the one of them who stood nearest, and it shook only a little. “And because you never say hello.” It was quiet for a long time. “Hello,” said the dark. “Hello. Is it your birthday?” “It was,” said the dark. “A hundred years ago. At four.”",
      ],
      [
        0.5,
        "=In a drawer there were matches. In a rucksack there were biscuits, and biscuits are cake when one puts candles on them. They sang, and somebody sang along whom one could not see, and who was a little out of practice. Then they blew, and one more candle went out than they had blown at. In the wall there was a tenth window, wide open.",
      ],
      [
        0.8,
        "=The gate does not scream any more; somebody has oiled it. The dust in the hall has been left there on purpose. “Wipe your feet,” it still says. And below that, in all sorts of handwriting: “We have. See you at four.”",
      ],
    ],
  },
  ofOther(
    lonely("{thekid}", LONELY),
    "lone",
    new RegExp(
      `${LONELY.source}(?=.*?\\b(?<lone>(?:[Aa]n?|[Tt]he) (?:[a-z]+ ){0,3}?(?:ghost|monster|troll|vampire|yeti|skeleton|spook|mummy|zombie))\\b)(?=.*\\b(?:of|near|with) (?<kid>(?:an?|the) (?:[a-z]+ )?(?:kid|child|girl|boy))\\b)`,
    ),
  ),
  lonely("somebody small", LONELY),
];
