import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren } from "./words-of-children.ts";

const WOODS = "(?:forest|woods?|jungle)";
const GUIDE =
  "(?:wolf|fox|owl|deer|stag|bear|squirrel|hedgehog|hare|rabbit|raven|crow|bird|badger|dog|cat|horse|unicorn|fairy|elf|gnome|dwarf|giant|troll|witch|woman|man|lady|ranger|hunter|shepherd|tree|mouse|firefly|butterfly|dragon|lynx|boar|moose|monkey|elephant|tiger|parrot|snail|toad|frog|ghost)";
const NOISE = "(?:noises?|sounds?|voices?|steps|footsteps|howling|scratching|rustling|growling|knocking)";

/** Children who get lost in the woods, and what is heard and dared at night. */
export const woodsAndNights: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:(?:met|meets|came across|found|saw|ran into|bumped into|followed|was found by|were found by) (?:an?|the|some) (?:[a-z-]+ ){0,3}?${GUIDE}\\b|(?:an?|the) (?:[a-z-]+ ){0,3}?${GUIDE} (?:who |that )?(?:helped|helps|showed|shows|led|leads|guided|guides|brought|took|found))\\b[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?:get|gets|got|getting|is|are|was|were) (?:all )?lost\\b[^.]*?\\b(?<wilds>${WOODS})\\b[\\s\\S]*?\\b(?<guide>${GUIDE})\\b`,
      "lives with|hunter's|hansel|plane",
    ),
    after: [
      [
        0,
        "=“Which way?” asked {hero}. The {guide} looked {him} over for a moment, turned round, and went. In the {wilds} it is like that: if one does not know the way oneself, one has to find somebody who does, and then one has to keep up.",
        "=The {guide} asked no questions. It is quite plain when somebody has got lost: there are twigs in the hair, and one shoelace is open. The shoelace was tied. Then they set out, the {guide} in front, and the {wilds} closed behind them without a sound.",
      ],
      [
        1,
        "=It was not the way that {hero} would have taken. It went under branches and round a bog, and along a fallen trunk on which one has to put one foot before the other. “Are you sure?” {he} asked at the bog, and again on the trunk. The {guide} only looked back, and waited until the last foot was across.",
        "=It was not the way that {hero} would have taken. It went under branches and round a bog, and along a fallen trunk. “That can't be right,” whispered {talker}. “Where we came from there wasn't any bog.” The {guide} only looked back, and waited until the last foot was across.",
      ],
      [
        1,
        "=On the way there were things to be seen that one never sees from the path: a spider's web as large as a window, mushrooms in a ring, and a spring from which one could drink. {Hero} would have liked to stay for that. It's odd how fast one forgets to be frightened when there is somebody walking in front.",
      ],
      [
        0.74,
        "=Just to be safe, {hero} had been leaving things behind, like the children in the story: a crust, a thread, a button. Then there lay a button on the path. {Hero} picked it up. It was the same one. “We've been here,” {he} said. The {guide} looked at the button for a long time.",
      ],
      [
        0.5,
        "=It had grown dark by now, and the path came to an end. A great tree had fallen across it, with all its branches. The {guide} went to the left and came back, and went to the right and came back. In all that silence {hero} could hear a heart beating. And behind it there was something else, thin and far away. Someone was beating on a pot.",
      ],
    ],
    end: [
      [
        0,
        "=“There!” cried {hero}, and pointed into the black. At home they beat on a pot when it is time to eat, and {he} had never been so glad of it. Now one of them knew where to go, and the other one knew how. Together that is as good as a road. They crept through under the trunk, and went down along a stream. And then there were lights.",
        "=“There!” cried {hero}, and pointed into the black. {He} would have known that pot anywhere. Now one side knew where to go, and the other knew how, and together that is as good as a road. They crept through under the trunk, and went down along a stream. And then there were lights.",
      ],
      [
        0.6,
        "=Everybody talked at once. There was some scolding, and then a great deal of hugging. “How did you ever find your way?” they asked. {Hero} turned round. The {guide} had stopped where the {wilds} stopped, just outside the light, and came no nearer. {Hero} waved for as long as there was anything to be seen.",
      ],
      [
        0.7,
        "=A pot hangs on the last tree now, with a spoon next to it, in case somebody gets lost in the {wilds}. {Hero} has hung it up there. Every Sunday something lies on the stump beside it, some bread or an apple, and by Monday it is gone. Once there was something else lying in its place. It was a button.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:heard|hears|hear|were woken by|was woken by|woke up from) (?:[a-z]+ ){0,3}?(?<noise>${NOISE})|(?:thought|were sure|was sure|believed) (?:that )?(?:it|there|they)\\b[^.]*?\\b(?:ghost|bear|monster|wolf|witch|thief)|(?:camped|went camping|slept in (?:a|the|their) tent))\\b[^.]*`,
    ),
    idea: new RegExp(
      `^(?![\\s\\S]*\\b(?:cabin|killer|soldiers?|get lost|got lost|body|scientists?)\\b)(?=[\\s\\S]*\\b(?:tents?|camp\\p{L}*|sleeping bags?)\\b)[\\s\\S]*?\\b(?:strange |weird |scary |odd |spooky |mysterious |creepy |eerie )?(?<heard>${NOISE})\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=They all sat up at once, and then they all lay down again, because that is safer. Between them and the night there was nothing but a bit of cloth. “It's only the wind,” somebody whispered. But the wind does not stop when one says something, and this had stopped.",
      ],
      [
        1,
        "=Then it was there again: a scrape, a clatter, and a long breath, as of somebody who is carrying something heavy. It went once round the tent. It stumbled over a rope, so that the whole tent said “plong”. It sounded sorry about it.",
      ],
      [
        1,
        "=One of them had to go and look. It was agreed quite quickly that it should be somebody else. So lots were drawn, with matches. {Hero} got the short one. It was so short that there was hardly any of it. “And if I'm not back by morning?” Nobody knew what one says to that.",
        "=One of them had to go and look. It was agreed quite quickly that it should be somebody else. “We'll go together,” said {talker} at last. “Then there's only one of us to be frightened at a time.” It was a comfort, although it was not clear why.",
      ],
      [
        0.74,
        "=The torch was as good as empty. It gave a brown spot, the size of a biscuit. The spot wandered over the grass, over the shoes, over the bag with the food. It was open. Beside it there were tracks, and they did not look like anything. They looked as if somebody had pushed a pot over the ground.",
      ],
      [
        0.5,
        "=And then the torch went out. It was quite black, and the clatter came nearer. It was coming straight at them, slowly, step by step, and it breathed. {Hero} would have run, but {his} legs had gone to sleep before the rest of {him}. It stopped just in front of {his} feet. Something cold and round bumped against {his} shin, and sneezed.",
        "=And then the torch went out. It was quite black, and the clatter came nearer. It was coming straight at them, slowly, step by step, and it breathed. Nobody ran. One needs one's legs for that. Something cold and round bumped against somebody's shin, and sneezed.",
      ],
    ],
    end: [
      [
        0,
        "=It was the jam pot. More exactly, it was a hedgehog, and the front of it was in the jam pot. It had gone in for the last of the raspberry and had not come out again. Since then it had been walking into everything in the dark, and asking for help at every tent. One has to hear that first.",
      ],
      [
        0.6,
        "=One held the pot and one held the hedgehog, with both sleeves pulled down over the hands. It took some patience and a drop of oil. Then it went “plop”. The hedgehog sat there with jam up to its ears and looked at them. It was still trembling. “It was more afraid than we were,” said {hero}. They thought about that. “Only just,” somebody said.",
      ],
      [
        0.7,
        "=In the morning it was told at breakfast, and by noon it had become a bear. But the jam pot stands on a shelf at home, well washed. They take it along whenever they sleep out of doors. The lid stays on. And when something clatters at night, they first ask: “Do you need help?”",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:haunted (?<haunt>house|castle|mansion|mill|villa|barn|hotel|school|tower|cottage)|dared (?:each other |one another )?to (?:go|enter|spend|sneak|climb)[^.]*?(?:house|castle|mansion|mill|villa|cemetery|graveyard|tower|in)|(?:spent|had to spend|decided to spend|wanted to spend) (?:a|the|one) night in (?:a|an|the) (?:[a-z]+ ){0,2}?(?<pile>house|castle|mansion|mill|villa|tower|barn|ruin))\\b[^.]*",
    ),
    idea: ofChildren(
      "(?=[\\s\\S]*\\b(?:kids|children|boys?|girls?|brothers?|sisters?|friends|cousins|siblings|twins|classmates)\\b)(?=[\\s\\S]*\\b(?:haunted|dare[sd]?|bravest|courage|night in)\\b)[\\s\\S]*?\\b(?<ruin>house|castle|mansion|mill|villa|barn|hotel|tower|cottage)\\b",
      "buys?|bought|inherit\\p{L}*|lives? in|lived in|moves?|moved|murderer|real estate",
    ),
    after: [
      [
        0,
        "=Everybody knew something about the {ruin}. There was a light in it, it was said, that went from window to window. There was a step that was always one stair behind. None of those who told it had been in there themselves. It had always been a cousin, and the cousin had moved away.",
      ],
      [
        1,
        "=“After you,” they said at the door, one after the other. It was not locked. That was the worst thing about it. In the hall it was as cold as in a cellar, and on the floor lay dust, as thick as a carpet. There were no footprints in it. But somebody had drawn a small flower there with a finger.",
      ],
      [
        0.74,
        "=On the stairs they counted aloud. There were fourteen steps, and fourteen creaks. Then, when they were standing at the top, there came a fifteenth. They looked at each other. Everybody had both feet on the floor. “That was me,” one of them said, very bravely. It had not been.",
      ],
      [
        0.79,
        "=There was a room with a long table up there. It was laid for a great many people, with a card at every place, but there were no names on the cards. A candle went on by itself. It shook a little. It was as if somebody had been waiting for a long time and now did not know how one begins.",
      ],
      [
        0.5,
        "=Then a voice said “Boo”. It came from behind the curtain, and it was so small that one could not be sure. There was a pause. “Boo?” it said again, like a question. Nobody could move. The curtain was shaking from top to bottom. “Please don't hurt me,” said the voice. “I only live here. And there are so many of you.”",
      ],
    ],
    end: [
      [
        0,
        "=It was the smallest ghost that one can imagine. It came out from behind the curtain a little at a time, as far as the ears, and held on to the fringe. “People always scream and run,” it said, “and then I do it too, and then I'm alone again.” They looked at one another. Nobody had screamed. There had not been enough breath for it.",
      ],
      [
        0.6,
        "=So they sat down at the long table. One by one they wrote their names on the cards, because that was what the cards were for. There were three sweets in a pocket, and there was half an apple, and the ghost passed round a cake from the year in which the {ruin} was built. Nobody ate any. But it was found very beautiful.",
      ],
      [
        0.7,
        "=They still say in the street that the {ruin} is haunted. That is quite true, and those who know better keep it to themselves. A light goes from window to window there, every Friday, and one hears laughter. At the end of the long table there is a place kept free, for the cousin.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:did not|does not|refused to|would not) (?:want to )?(?:leave|go|go away|disappear|move out|say goodbye)|(?:had|has|have) to (?:say goodbye|leave|go|let (?:him|her|it) go)|(?:was|were) too old for|(?:began|started) to (?:fade|disappear|forget)|(?:slowly |suddenly )?(?:disappeared|faded|left|went away|grew up))\\b[^.]*",
    ),
    idea: ofChildren("\\b(?:imaginary|invisible|made-up|pretend) (?<unseen>friend|companion|playmate)\\b", "wedding"),
    after: [
      [
        0,
        "=“At that age one doesn't have such a thing any more,” somebody had said at coffee, over the cake. It had been said quite kindly. But there had been a second plate next to {hero}, as always, and beside the plate somebody had stopped chewing. One could not see it. {Hero} saw it all the same.",
      ],
      [
        1,
        "=So it was tried in an orderly way. A suitcase was packed, with what an imaginary friend needs: the invisible pyjamas, the invisible toothbrush. They went with it as far as the bus stop. The bus came, and opened its door, and shut it again. “He didn't see me,” said the friend. It was true, nobody could be blamed for it.",
        "=So it was tried in an orderly way. “You could have a job somewhere,” said {hero}, and read out of the paper. There was nothing for people whom one can't see, apart from night watchman. They both thought about that. “I'm afraid of the dark,” said the friend. “You know that. You had to make me up that way, because you were.”",
      ],
      [
        1,
        "=For three whole days {hero} acted as if there was nobody there. It was harder than one thinks. One has to leave the swing beside one's own hanging still. One has to laugh without looking to the side. In the evening there was a sigh under the bed, and it went on for a long time.",
        "=“I never could see that friend of yours,” said {talker}. “But I always moved over on the sofa.” {Hero} nodded. They were quiet for a while. “Are we three now?” asked {talker}. “Yes,” said {hero}. It was not easy to say.",
      ],
      [
        0.5,
        "=“Why don't you want to go?” asked {hero} at last, in the dark. It took a while. “Because I don't know where I am when you don't think of me,” it came from below. {Hero} had not thought of that. {He} lay there with {his} eyes open. On the other side of the wall, somebody small was crying. They were new in the house.",
      ],
    ],
    end: [
      [
        0,
        "=They both listened. “Nobody to talk to,” said the friend. “You can hear that. That's what you sounded like.” {Hero} said nothing. One can feel when something is being decided. “You would have to begin right at the beginning,” said {hero}, “with the name, and with the biscuits.” “I'm good at the beginning,” said the friend.",
      ],
      [
        0.6,
        "=There was no need of a suitcase. It is only a wall. {Hero} knocked on it, three times, the way they had always done it, and after a bit of quiet somebody small knocked back. Then there was a giggle over there. It was a giggle for two, although there was only one child in that room. {Hero} knew that giggle.",
      ],
      [
        0.7,
        "=There is one plate on the table now, and next door two swings are always going at once, for one child. But on birthdays, late, when the guests have gone, there is a knock on the wall, three times. {Hero} puts down {his} book and knocks back. And there is always a piece of cake missing.",
      ],
    ],
    of: "people",
  },
];
