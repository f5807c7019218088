import type { ClauseScene } from "../clause-scene.ts";
import { event, inSentence } from "./event.ts";

const FOLK =
  /\b(?:witch\w*|wizards?|vampires?|ghosts?|dragons?|werew\w+|mummy|mummies|zombies?|monsters?|trolls?|giants?|aliens?|ogres?|skeletons?|goblins?|yeti|mermaids?|fair(?:y|ies)|el(?:f|ves)|gnomes?|genie|robots?|snowm[ae]n|unicorns?)\b/i;

/** What befalls witches, kings, monsters and aliens on a day like others. */
export const magicDays: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:kept|keeps|always) (?:[a-z]+ )?(?:setting|burning|sneezing|coughing|hiccupping)\\b[^.]*|(?:had|caught|has) (?:a |an |the )?(?:terrible |bad |nasty )?(?:cold|hiccups|cough|sneezing fit)\\b[^.]*|(?:sneezed|hiccupped|coughed) (?:and|so)[^.]*",
    ),
    idea: /^(?=.*\bdragon\b)(?=.*\b(?:cold|hiccup\w*|sneez\w*|cough\w*)\b)/i,
    after: [
      [
        0,
        "It came without a warning. First the nose trembled, then the ears, and then somebody was without a hat. “I'm so sorry,” said {hero}. It was the third hat on that day, and a haystack was gone as well.",
      ],
      [
        1,
        "The people stood around in the square with buckets. “It can't go on like this,” they said, but they said it kindly, for {hero} looked miserable. They brought camomile tea, a bathtub full of it. It was drunk in one go, and then the bathtub steamed.",
      ],
      [
        2,
        "They tried onions in the socks, and that took forty kilos of onions. They tried a fright. The smallest boy jumped out from behind the well and shouted “Boo!” After that they needed a new well roof.",
      ],
      [
        2,
        "“Hold it in,” the blacksmith advised. {Hero} held it in. {He} got rounder and rounder, and from the ears came two thin little clouds. Everybody took a step back, and then they took forty.",
      ],
    ],
    end: [
      [
        0,
        "It was the potter's daughter who had the idea. “Turn round,” she said, “and do it in there.” In there was the great kiln, which had been cold since the wood ran out. {Hero} turned round. It was the greatest of them all, and when the smoke had gone, four hundred cups were standing there, finished, in a row, and they shone.",
      ],
      [
        1,
        "The cold was over by Sunday. It was almost a pity. They gave {him} one of the cups, as big as a barrel, with a blue dragon on it, and a handkerchief made of two sails.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:forgot|forgets|left|lost|dropped) (?:his|her|their|the|its) (?<lost>[a-z]+(?: [a-z]+)?) (?:up |back |behind )?(?:on|in|at) (?<world>the moon|mars|space|saturn|jupiter|another planet|a comet)\\b[^.]*",
    ),
    after: [
      [
        0,
        "They noticed it at home, when everything had been unpacked. {Hero} looked in all the pockets of the suit, and there are forty of them. Then {he} could see it before {him}: on the flat stone, next to the flag. {He} had put it down for only a moment.",
      ],
      [
        1,
        "“It's three hundred and eighty thousand kilometres,” said the boss. “Can't you buy a new one?” {Hero} shook {his} head. One can't buy such a thing. It had been packed by somebody who had written {his} name on it.",
        "“It's a very long way,” said the boss. “Can't you buy a new one?” {Hero} shook {his} head. One can't buy such a thing. It had been packed by somebody who had written {his} name on it.",
      ],
      [
        2,
        "So everything was filled up once more and counted backwards. The countdown man sighed. He had just sat down. “Have you got everything this time?” he asked at three. “I think so,” said {hero} at two.",
      ],
    ],
    end: [
      [
        0,
        "It was still lying there. But it was not alone any more. Round it, at a polite distance, sat seven small grey ones on their heels and admired it. They had put a fence of pebbles round it, and a lamp. {Hero} took a long look at it. Then {he} sat down with them. They shared it out: for each there was a bit the size of a fingernail, and nobody there had ever had anything as good.",
        "It was still lying there. But it was not alone any more. Round it, at a polite distance, sat seven small grey ones on their heels and admired it. They had put a fence of pebbles round it, and a lamp. {Hero} let each of them hold it once, and they were very careful.",
      ],
      [
        1,
        "“And?” asked the boss. “Have you got it?” “No,” said {hero}. “But they say thank you.” On the way back {he} noticed that {he} had left {his} gloves up there. {He} did not say anything about that yet.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:who (?:would|will) kiss|(?:wait|look|search|hope|wish|long)(?:s|e[sd]|ed|ing)? for [^.]*\\bkiss|(?:needed|needs|wanted|wants) (?:an?|the|someone to|somebody to|to be)[^.]*\\bkiss(?:ed)?)\\b[^.]*",
    ),
    idea: /\b(?:turned into|transformed|enchanted|bewitched|spell|curse\w*|frog|toad|hedgehog|beast)\b/i,
    after: [
      [
        0,
        "In the stories that is the end of it. Nobody says how hard it is to get there. So {hero} put on some scent and sat down where they all went past, and made a friendly face. It was not easy with that face.",
      ],
      [
        1,
        "The first one screamed, and the second one brought a broom. The third one was very nice about it and had a cold sore. A countess closed her eyes, came closer and closer, and then sneezed.",
      ],
      [
        0,
        "“May I ask something?” said a girl who was selling radishes at the corner and had watched it for three days. “Do you really want that? With strangers?” {Hero} had not thought about it. In the stories nobody is asked.",
      ],
      [
        2,
        "They ate radishes together. She told {him} about her brothers, and {he} told her about the pond, the castle and the view from the left tower. It got dark, and neither of them had noticed.",
      ],
    ],
    end: [
      [
        0,
        "It was not a great kiss. It was one of the sort that one gives somebody before going home, on the nose, without thinking. There was a small bang. “Oh,” said the radish girl, and looked up, because {hero} {was} now a head taller than she. “And who are you?” “The same as before,” said {hero}. “Only with knees.”",
      ],
      [1, "“Will you come again tomorrow?” she asked. “To the corner?” “At nine,” said {hero}. “I'll bring the salt.”"],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "\\b(?:stars?|shooting star|comet|fallen star)\\b[^.]*?\\b(?:fell|fallen|landed|dropped|crashed|tumbled|got stuck|was caught)\\b[^.]*|found (?:an? )?(?:fallen|little|lost|shooting|tiny) star\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:love|asleep|rock star|pop star|film star|movie star)\b)/i,
    after: [
      [
        0,
        "It hissed when it fell, and then it lay there and was warm, like bread. It was not much bigger than a fist. If one put an ear to it, one could hear it hum, rather out of tune.",
      ],
      [
        1,
        "Up there was a gap now. Not everybody would have noticed it, but the owl flew into the weathercock. “Excuse me,” it said, “there used to be somebody there.”",
      ],
      [
        2,
        "They tried it with a ladder, and they put a second ladder on top of the first. They tried it with a kite. They threw it, all together, on three. It always came down again, and each time it laughed a bit, as if somebody had tickled it.",
      ],
      [
        2,
        "At night they took turns watching over it. By its light one could read, and darn, and see what the others looked like when they were thinking of something nice.",
      ],
    ],
    end: [
      [
        0,
        "It was the smallest one who asked it at last. “Do you want to go back at all?” The humming stopped. “I want to,” it said. “But you have to let go. You always hold me a little when you throw.” They looked at their hands. It was true. So they laid it on the flat of their hands, all of them, in a ring, and opened their fingers. It rose quite slowly, like a bubble in lemonade.",
      ],
      [
        1,
        "The gap is closed. But it does not stand quite where it stood before. It is a bit lower, above the roofs, and if one waves, it hums.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "hero",
    words: inSentence(
      "(?:tooth fairy)\\b[^.]*?\\b(?:lost|loses|forgot|forgets|dropped|mislaid|could not find) (?:an?|the|her|his|one|its) (?:[a-z]+ )?(?:tooth|teeth)\\b[^.]*",
    ),
    after: [
      [
        0,
        "It had never happened before, not in nine hundred years. {Hero} sat down on the edge of a bookshelf, let {his} wings hang and emptied out {his} bag. There were coins in it, and a list, and a very small sandwich.",
      ],
      [
        1,
        "“In such a case one has to write a report,” {he} thought. “In three copies.” But it was ten past two, and in this street alone there were four more. Under one pillow a boy had put a note: “Please hurry, I can't stay awake.”",
      ],
      [
        2,
        "A mouse came out from behind the skirting board. They had not been on speaking terms, because in some countries it is the mouse who does it. “Professional secret,” said the mouse and looked the other way. “But if I were you, I'd look where it's sticky.”",
      ],
      [
        0,
        "Half the night {hero} searched, in the slippers and in the fur of the cat. Then there was a creak, and a girl sat up. “Are you …?” she asked. “Yes,” said {hero}. “And I've got a problem.”",
      ],
    ],
    end: [
      [
        0,
        "The girl was good at that sort of thing. She lay flat on the floor with a torch, right under the chest of drawers, and pushed her arm in up to the shoulder. “There's something here,” she said. It was a tooth, and it was dusty, and a bit of liquorice was sticking to it. “Thank you,” whispered {hero}, and gave her a coin. “That isn't mine,” said the girl. “I've still got all of mine.” “It's a finder's fee.”",
      ],
      [
        1,
        "The last note in that street was answered at six minutes to five. And on the girl's window sill, whenever one of hers comes out, there are two coins now, and a very small sandwich.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:wanted|decided|planned|hoped|was going) (?:to )?(?:retire|hand over|stop working|give up (?:his|her|its) job)\\b[^.]*",
    ),
    idea: /\b(?:conductor|train|tram|ferry|railway|carousel|funicular|cable car)\b/i,
    after: [
      [
        0,
        "“Wanted: a successor,” {hero} wrote on a piece of cardboard and hung it up outside. “Nights, too. Must like people.” It hung there for a week, and then it had a corner bitten off.",
      ],
      [
        1,
        "The first one who came was too strict, and the second one was afraid of the dark. The third asked how much holiday one got. When {he} heard “none so far”, he remembered that he had left something on the stove.",
        "The first one who came was too strict, and the second one was afraid of the dark. The third asked how much holiday one got. When he heard “none so far”, he remembered that he had left something on the stove.",
      ],
      [
        2,
        "So {hero} went on. {He} could have done it in {his} sleep, and once or twice {he} had. In the evening {he} polished what had to be polished, and put a hand on it. “One more week,” {he} told it.",
      ],
    ],
    end: [
      [
        0,
        "In all that time a small girl had come past every evening and asked what that was for, and that, and why. {Hero} had always told her, because it passed the time. On Friday {he} was ill. {He} heard it from {his} bed: everything went just as it always went, every signal, every door. Only the whistle was blown one time too many, out of joy. {Hero} sat up. “Well,” {he} said. “I wouldn't have had to put up a sign.”",
      ],
      [
        1,
        "She still has to stand on a box. {Hero} comes by on Sundays, as a visitor, with a ticket, and sits down in the last row. “Everything all right?” {he} asks. “Don't talk to the staff,” she says, and blows the whistle.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:wanted|wished|demanded|ordered|decided) (?:to )?(?:own|have|possess|get|buy|be given) (?<prize>(?:the )?(?:biggest|largest|longest|tallest|greatest) (?:shadow|castle|palace|tower|house|statue|monument))(?: in (?:the|all the|his) [a-z]+)?\\b[^.]*",
    ),
    idea: /\b(?:king|queen|emperor|sultan|empress|prince|princess|duke|baron|tsar)\b/i,
    after: [
      [
        0,
        "“It can't be so difficult,” said {hero} and clapped {his} hands. Sixteen ministers ran off in sixteen directions. In the evening they came back with dirty boots and long faces. “It can't be bought,” they reported. “Then rent it,” said {hero}.",
      ],
      [
        1,
        "A scholar came with a tape measure, and an architect with a model made of sugar. It was built higher, and broader, and after that higher again. The people in the town had to move their washing lines twice.",
      ],
      [
        2,
        "{Hero} stood on the balcony and looked at it. It was big. It was a good deal bigger than that of the neighbour. But there was nobody up there to whom one could have said, “Look.”",
      ],
      [
        0,
        "“What do you want with it?” asked the gardener's boy, who was only watering the pots. The ministers held their breath. One does not ask a thing like that. {Hero} opened {his} mouth and shut it again.",
      ],
    ],
    end: [
      [
        0,
        "“Come down,” said the boy. “I'll show you something.” It was evening, and the sun lay on the edge of the meadow. They stood side by side, and in front of them on the grass lay two thin giants, from here to the wood. The boy lifted an arm, and it swept across three fields. “That one's yours,” he said. “It was always there. You only have to stand behind it.” {Hero} lifted an arm as well.",
      ],
      [
        1,
        "The building was finished as a dovecote. And every evening at half past seven somebody in a crown runs out to the meadow, and one must not disturb {him} then, not even if there is a war.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:woke up|wakes up|awoke|grew overnight|turned|grew|was turned|became) (?:as|into|to be)? ?(?:an? )?(?:(?:giant|giantess|huge|enormous)(?=[.,]|$| (?:and|one|overnight|after|when)\\b)|as tall as (?:a house|a tree|a tower|the church))\\b[^.]*",
    ),
    after: [
      [
        0,
        "It began with cold feet. They were sticking out of the window, and a blackbird was sitting on the left one. When {hero} wanted to sit up, the lamp was in the way, and then the ceiling was, and then there was no ceiling any more.",
      ],
      [
        1,
        "“Breakfast!” they called from below. It was one bucket of cornflakes and the milk from the whole street. {Hero} tried to whisper “Good morning”, and three hats flew off.",
      ],
      [
        2,
        "One has to think of every step. Left foot: car park. Right foot: duck pond, but the ducks first had to be asked to move. {Hero} carried the shoes in {his} hand, to be on the safe side.",
      ],
      [
        2,
        "In the school yard they all came running and put their heads back. “What's it like up there?” they shouted. “Windy,” said {hero}, and sat down, very slowly, on the sports field. {He} put one eye to the window of the classroom. “Sorry I'm late.”",
        "They all came running and put their heads back. “What's it like up there?” they shouted. “Windy,” said {hero}, and sat down, very slowly, on the sports field.",
      ],
    ],
    end: [
      [
        0,
        "At noon there was a siren. The river had taken the little bridge, and on the other bank stood the kindergarten, two by two, and could not get home. {Hero} lay down, right across, from one bank to the other. “Up you get,” {he} said. “But take your shoes off, it tickles.” Thirty-one children walked across, and one turned round in the middle, because it had been so good.",
      ],
      [
        1,
        "In the evening they had to sew together all the blankets in the street. When {hero} woke up in the morning, {he} could see nothing but wool. It took half an hour until {he} had found the way out, and then {he} was the right size again. There is still a dent in the sports field. When it rains, the ducks come.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:pretended|pretends|pretending) (?:to be|that (?:he|she|it|they) (?:was|were)) (?<role>an? [a-z]+(?: [a-z]+)?)|(?:disguised|disguises) (?:himself|herself|itself|themselves) as (?<role2>an? [a-z]+(?: [a-z]+)?)",
    ),
    idea: /^(?:there was once )?(?:an?|the|two|three) (?:[a-z]+ ){0,2}?(?:unicorn|dragon|mermaid|alien|robot|vampire|werewolf|witch|wizard|fairy|troll|giant|ghost|elf|yeti|monster|genie)\b/i,
    after: [
      [
        0,
        "One has to think of everything. {Hero} had practised the walk, and the voice, and how one looks when one is not listening. And then there was the thing on the head, or on the back, or the tail. A hat helps, or a blanket, or a good excuse.",
      ],
      [
        1,
        "On the first day it went well. On the second day somebody said, “There's something about you.” “I had a cold,” said {hero}. That is always a good answer, and it is nearly always the wrong one.",
      ],
      [
        2,
        "The worst was having nobody to tell it to. In the evening, when they were all asleep, {hero} took everything off, stretched, and was {himself} for a quarter of an hour. Then {he} put it on again.",
      ],
      [
        0,
        "There was a girl with glasses who always stayed a little longer than the others. She looked at {him} from the side, and said nothing, and one evening she left a comb there, with a note: “For the part that nobody sees.”",
      ],
    ],
    end: [
      [
        0,
        "It came out on the day when the barn was on fire, or rather, when it was about to be. There was no time for hats. {Hero} did what only one like {him} can do, in front of everybody, and then stood there in the smoke, just as {he} was. It was very quiet. “I knew it,” said the girl with the glasses. “I've known it since the comb.”",
      ],
      [
        1,
        "They thought it over for about as long as it takes to drink a cup of tea. “Actually,” said the oldest, “nothing has changed, has it? Tomorrow at eight, as always.” And somebody took the hat, the blanket and the excuses and put them in the dressing-up box.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:came|comes|was sent|travel(?:l)?ed|landed|flew|arrived|wanted)\\b[^.]*?\\b(?:to )?(?:study|find out|learn|research|observe|understand|investigate|report)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:laugh\w*|smil\w*|jokes?|funny|humou?r|humans?|people|earthlings|mankind|humanity)\b)(?!.*\b(?:hug|love|cry|kiss|sleep|dance|cook|school|football)\b).*\b(?:aliens?|martians?|extraterrestrials?|from (?:another|outer|a distant) (?:planet|space|world))\b/i,
    after: [
      [
        0,
        "{Hero} had a notebook with nine hundred pages and began with the supermarket. “They push a cart in front of them,” {he} wrote, “and if they meet somebody whom they like, they leave it standing in the way.”",
      ],
      [
        1,
        "“Can I help you?” asked the woman at the till. “Why do you do that?” asked {hero} back. “What?” “That, with the face.” The woman put a hand to it. “Oh, that,” she said. “That comes by itself when somebody looks so serious.”",
      ],
      [
        2,
        "It was a difficult field. They did it when somebody slipped, but not if he was hurt. They did it when they were tickled, and then they said “stop” and did not mean it. And a baby did it because of a sock. {Hero} measured the sock.",
      ],
      [
        2,
        "In the evening {he} had to report home. “Well?” crackled the voice from far away. “I need longer,” {he} said. “How long?” {Hero} looked out of the window. Two children were trying to get a wet dog into a doll's dress. “I don't know. A few years.”",
      ],
    ],
    end: [
      [
        0,
        "On the last page {hero} wanted to draw a curve. {He} stood up, stepped on the pencil, sat down on the butter, and there {he} stayed. Everybody in the café looked. Somewhere inside {him} a bubbling began, in a place that is in no textbook. It came up, it came out, and it sounded like a kettle. After that they all did it, even the waiter. {Hero} could not write down a word.",
      ],
      [
        1,
        "The report that arrived up there had only one sentence: “One has to be there.” In the meantime the first three have asked for their holidays, and all of them have packed a sock.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:could|can|that|which|to|learned to|was able to|had the power to|discovered that \\S+ could) (?:stop|freeze|pause|turn back|slow down|stopped|stops|freezes|pauses) time\\b[^.]*|(?:stopped|froze|paused|stops|freezes) time\\b[^.]*",
    ),
    idea: /\b(?:watch|clock|remote|camera|button|hourglass|stopwatch|device|machine|ring|bell|whistle)\b/i,
    after: [
      [
        0,
        "A click, and everything stood still. The fountain had fingers of glass. A ball hung over the playground, and underneath it a dog, with all four feet in the air and its mouth open.",
      ],
      [
        1,
        "One can do a lot with it, to begin with. {Hero} finished what had to be finished, and ate the cherry off the cake in the baker's window. {He} put the policeman's cap on the statue. Then {he} clicked again and walked on, whistling.",
      ],
      [
        0,
        "But the things that {he} did in there did not count. Nobody had seen {his} best somersault. Nobody had been there when {he} was funny. And once {he} met a tear, halfway down a cheek, and could not find out why.",
      ],
      [
        2,
        "The longer {he} stayed, the quieter it got. One does not know what that is like, real silence. Not even a fly. {Hero} said {his} own name aloud, and it fell on the ground and lay there.",
      ],
    ],
    end: [
      [
        0,
        "And then it jammed. {Hero} clicked and clicked. The ball hung, the dog hung. {He} sat down next to the cheek with the tear and waited, for an hour or for a year. In the end {he} did the only thing that there was left to do: {he} took out a handkerchief and dried it. It went click. “Thank you,” said the girl and looked at {him}, astonished. “Where have you come from so quickly?”",
      ],
      [
        1,
        "It lies in a drawer now, wrapped in a sock, and has stopped at eleven minutes past four. “Can't you do it any faster?” they ask {hero} sometimes. “I could,” says {hero}. “But then I wouldn't be there.”",
        "It lies in a drawer now, wrapped in a sock, and has stopped at eleven minutes past four. It takes as long as it takes, and {hero} is there the whole time.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "\\b(?:crown|tiara)\\b (?:was|were|had been|has been|is|went|goes|disappeared|had|vanished)(?: (?:stolen|gone|missing|lost|disappeared|vanished))?\\b[^.]*|(?:stole|steals) the (?:[a-z]+['’]s )?(?:crown|tiara)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:king|queen|prince|princess|royal|castle|palace|page)\b)(?=.*\b(?:stolen|gone|missing|stole|steals|disappeared|vanished|lost)\b)(?!.*\b(?:thief|thieves|dragon|raccoons?|monkey|pirates?|robbers?|burglar|twin|goblins?)\b)/i,
    after: [
      [
        0,
        "On the velvet cushion there was only a round dent. The guards had seen nothing. They had been standing in front of the door all night, and nobody had come through the door.",
      ],
      [
        1,
        "“The cook has debts,” whispered some. “The ambassador had such a large hat on,” whispered others. By noon everybody suspected everybody, and nobody sat next to the ambassador any more.",
      ],
      [
        0,
        "Only one of them crawled about on the floor with a magnifying glass. It was the little page, who was too small to be asked. There was a bit of straw on the window sill, a drop of something white, and next to it lay a spoon that did not belong to the palace at all.",
      ],
      [
        2,
        "“Whoever did that paid for it,” said the page. “With a spoon?” they asked. “With the most beautiful thing that they had.” They laughed at that. The page did not laugh, and went to fetch a ladder.",
      ],
    ],
    end: [
      [
        0,
        "High up in the copper beech, where the branches are thin, sat a magpie and did not get up. The nest shone right through the leaves. Four eggs lay in it, on red velvet, in a ring of gold, out of the wind. “They'll have hatched by Sunday,” called the page from above. The whole court stood underneath and looked up, and nobody said anything for a while.",
      ],
      [
        1,
        "So the great feast took place with a paper crown. It suited everybody better, by the way. On Sunday the real one was fetched down and polished. It has had a small scratch since then, and it is shown to visitors before the diamonds are.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:liked|likes|loved|loves|wanted|preferred|learned|loved nothing more than|secretly) to (?<hobby>knit|bake|cook|read|dance|sing|paint|sew|play the [a-z]+|do yoga|make tea)\\b[^.]*",
    ),
    idea: /\b(?:ghosts?|skeletons?|poltergeist)\b/i,
    after: [
      [
        0,
        "One does not talk about such a thing in those circles. By day {hero} rattled and howled, as was proper. But when the clock struck one and the others were out, {he} pulled out what {he} kept under the third step.",
      ],
      [
        1,
        "{He} had taught {himself} to {hobby}. It had taken {him} eighty years, and in the beginning it had looked like it. Now there was hardly anybody who could have done it better, only that nobody knew.",
      ],
      [
        2,
        "Once {he} was nearly caught. “What are you doing down there?” asked a hollow voice on the stairs. “I'm haunting,” {hero} called quickly, and dropped everything. “It smells so nice,” said the voice, and moved on.",
        "Once {he} was nearly caught. “What are you doing down there?” asked a hollow voice on the stairs. “I'm haunting,” {hero} called quickly, and dropped everything. “Very good,” said the voice, and moved on.",
      ],
    ],
    end: [
      [
        0,
        "In November a class of children had to spend the night there, because the bus was stuck in the snow. They were cold, and the smallest one cried. There was a rule for that: one appears at the window and goes “Hooo”. {Hero} stood behind the curtain and looked at the smallest one. Then {he} came out, sat down in the middle of them, and began to {hobby}. After five minutes nobody was cold any more, and after ten they all wanted to be shown how it's done.",
      ],
      [
        1,
        "Since then there is a class on Thursdays. “Bring slippers”, it says on the poster. The hollow voice from the stairs sits in the last row, and for a beginner he is not at all bad.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:set off|set out|searched|searches|looked|looking|went|travel(?:l)?ed|flew|wanted)\\b[^.]*?\\b(?:find|for) (?:an? |the )?(?:new |other |better |perfect |right )?planet\\b[^.]*",
    ),
    after: [
      [
        0,
        "On board it was warm, and somebody had put a cloth over the controls, because of the dust. The stars went past on the left and on the right like lamps on a country road. “Not that one,” they said from time to time. “It looks damp.”",
      ],
      [
        1,
        "On the first planet everything was made of jelly, and there was nothing to hold on to. On the second one they had not invented chairs yet. On the third it was very pretty, but the inhabitants spoke only in questions. “Shall we go?” somebody said. “Why not?” they answered.",
      ],
      [
        2,
        "In the evening they played cards by the light of a comet. They had been on the way for so long that they knew each other's stories by heart, and corrected each other at the good bits.",
      ],
    ],
    end: [
      [
        0,
        "The seventh one was no bigger than a village square. It had one tree, one bench and one oven, and an old man was standing in front of it in an apron. “At last,” he said. “I've baked too much every day for thirty years, just in case.” They got out, wiped their feet, and tasted. Then nobody said anything for a while, and that had not happened on the whole journey.",
      ],
      [
        1,
        "They wanted to stay for an hour. There are more benches there now, and curtains. And when there is a wind from that direction, one can smell it as far as Saturn.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:found|discovered|grew|came across|planted) (?:an? |the )?(?:(?:little|small|tiny|single|last|first|strange|green|red) )?(?<plant>flower|plant|tree|seed|daisy|sunflower|rose|seedling|blade of grass)\\b[^.]*",
    ),
    idea: /\b(?:robots?|rovers?)\b/i,
    after: [
      [
        0,
        "In the manual it was not mentioned. There was “stone, large” and “stone, small” and “dust”. “It's moving,” said one. “That's the wind.” “There is no wind here.” They rolled a bit closer.",
      ],
      [
        1,
        "They scanned it from all sides. It was good for nothing. It could not be screwed, and it was no fuel, and it had no number. But neither of them rolled on, and the programme for that afternoon was full.",
        "They scanned it from all sides. It was good for nothing. It could not be screwed, and it was no fuel, and it had no number. But nobody moved on, and the programme for that afternoon was full.",
      ],
      [
        2,
        "In the night it got cold, and they parked around it, close together, with their warm sides inwards. In the morning there was one leaf more. “Did you do that?” “No. Did you?”",
      ],
      [
        2,
        "“Report,” crackled the voice from home. “Anything special?” They looked at each other. If they reported it, it would be packed in a bag with a number. “Stone, small,” they reported.",
      ],
    ],
    end: [
      [
        0,
        "It hung its head on the tenth day. They looked through everything that they knew and found one word: thirsty. There was a drop of cooling water for each of them, for emergencies. They did not have to discuss it. It went “plip”, and then “plip” once more. They waited all night, with their lamps turned down. When the sun rose, it had opened, and it was a colour for which they had no entry.",
      ],
      [
        1,
        "When the next people landed there, years later, they found a meadow. In the middle stood a few old machines, a bit rusty, with their warm sides inwards, and something was growing out of their lamps.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:lived|lives|lay|sat|was (?:stuck|trapped|locked)|slept|was found|was woken(?: up)?|woke up) (?:up )?(?:in|inside|by|from) (?<spot>(?:an?|the|his|her|their|our) (?:[a-z]+ ){0,2}?(?:lamp|bottle|thermos flask|flask|thermos|teapot|jar|can|tin|ketchup bottle|vase|kettle|perfume bottle|coffee pot))\\b[^.]*",
    ),
    idea: /^(?=.*\bgenie\b)(?=.*\b(?:trucks?|lorry|taxi|bus|car|driver|van|drove|road)\b)/i,
    after: [
      [
        0,
        "It is not roomy in {spot}. One has to keep one's knees under one's chin. But with time one gets used to it. There was a carpet, a very small one, and a picture of the sea.",
      ],
      [
        1,
        "Then came the jolt. Light fell in from above, and somebody said a word that is not printed in books. {Hero} rose up, as one does, with smoke and thunder, hit {his} head, and said the sentence: “Thy wish is my …” “Could you sit down, please?” said the somebody. “I can't see the road.”",
        "Then came the jolt. Light fell in from above, and {hero} rose up, as one does, with smoke and thunder, hit {his} head, and said the sentence that one says. It had been so long that {he} got two words of it mixed up.",
      ],
      [
        2,
        "“Three,” {hero} explained. “Whatever you like.” There was a long silence. “A clear road as far as the border,” came the answer. “And that the cheese roll wasn't squashed.” It was the most modest list in nine hundred years. That left one over.",
      ],
      [
        2,
        "They drove all night. They talked about home, and what one eats there, and about how long it is when nobody waits for one. {Hero} had never sat in front before.",
      ],
    ],
    end: [
      [
        0,
        "“Now, the third one,” said {hero} when it was getting light. “Choose well.” “I have,” was the answer. “I wish that you could get out when you want to. And in again, too, if it's raining.” {Hero} looked out of the window for a while, for reasons of dust.",
      ],
      [
        1,
        "{He} has got a seat of {his} own now, with a belt, and {he} reads the map. And {spot} stands between the seats, with the lid off, and there is cocoa in it.",
        "{He} has got a seat of {his} own now, with a belt, and {he} reads the map. The lid is always off.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:applied|applies) for (?:an? |the )?(?:[a-z]+ )?job\\b[^.]*|(?:got|gets|found|had|started|starts|took|looked for|was looking for|needed|wanted) (?:an? |his first |her first |its first |a new )?(?:(?:part-time|new|night|summer|holiday) )?job (?:as|in|at|with)\\b[^.]*",
    ),
    idea: FOLK,
    after: [
      [
        0,
        "There was a form. Under “Name” it was easy, and under “Age” the line was too short. Under “Experience” {hero} wrote: “Mostly at night.” And under “Weaknesses” {he} thought for a very long time, and then put the cup of coffee down on it.",
      ],
      [
        1,
        "“Sit down,” said the lady with the glasses, before she looked up. The chair said “crack”. She wrote something down. “We had somebody … different in mind,” she said. “Everybody does,” said {hero}. She looked up then. “One week,” she said. “On trial.”",
      ],
      [
        0,
        "On Monday {hero} came too early and stood in the wrong door. On Tuesday {he} broke the machine that stamps the time. On Wednesday nobody wanted to sit with {him} at lunch, and {he} ate {his} sandwich in the broom cupboard.",
      ],
    ],
    end: [
      [
        0,
        "On Thursday something happened that only somebody like {hero} could put right. It was too high for some, too hot for others, and the rest were afraid. {He} put down {his} sandwich, came out of the broom cupboard and did it with two fingers. “Was that all?” {he} asked. It was so quiet that one could hear the clock that {he} had broken.",
      ],
      [
        1,
        "“On the form,” said the lady with the glasses on Friday, “I've crossed something out.” It was the line with the weaknesses. At lunch there was a new chair at the long table, an especially solid one, and in front of it on the table stood a bunch of flowers.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:had to|must|was ordered to|was told to|has to) guard (?<ward>(?:an?|the) [a-z]+(?: [a-z]+)?)\\b[^.]*|(?:guarded|guards|was guarding) (?<ward2>(?:an?|the) [a-z]+(?: [a-z]+)?)\\b[^.]*(?:nobody|no one|years|empty|bored|boring|forgot\\w*)[^.]*",
    ),
    idea: /\b(?:knight|soldier|sentry|warrior)\b/i,
    after: [
      [
        0,
        "“Let nobody pass,” they had said, and ridden off. That was on a Tuesday. {Hero} stood there with {his} legs apart and {his} chin up. On Wednesday {he} put the chin down a bit. Nobody had come so far.",
      ],
      [
        1,
        "In the second week {hero} knew every stone. In the third week {he} had given them names. {He} asked the big grey one for the password, and as it did not know it, it was not allowed to pass.",
      ],
      [
        2,
        "In spring {he} sowed something in {his} helmet, so as to have company. It became parsley. The rain came down in strings, and {hero} stood underneath and guarded.",
      ],
      [
        2,
        "Once in all that time there were steps. {Hero} lowered the lance and got palpitations. It was a hedgehog. It did not know the password either. {Hero} thought about that all night.",
      ],
    ],
    end: [
      [
        0,
        "And then, one evening, there really was somebody. It was an old woman with a handcart, and she did not look up until the lance was in front of her nose. “Halt,” {hero} wanted to say. But it was such a long time since {he} had talked to anybody. “Good evening,” {he} said. “Would you like to come past?” “Actually, no,” said the woman. “I live on this side. I only wanted to see who it is that waters the parsley.”",
      ],
      [
        1,
        "From then on she came every evening, with soup. They sit there and dangle their legs, and the helmet hangs between them. If anybody comes, they ask for the password. It is “parsley”, and it is written on a sign.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:found|discovered|dug up|finds) (?:an? |the |his |her )?(?:(?:very )?old |ancient |strange |dusty |last )?(?<relic>book|umbrella|pencil|football|ball|spoon)\\b[^.]*",
    ),
    idea: /\b(?:year [2-9][0-9]{3}|[3-9]000|(?:distant |far )?future|after (?:a )?(?:hundred|thousand|many hundred) years)\b/i,
    after: [
      [
        0,
        "It had no button. It had no light either, and when one spoke to it, it did not answer. {Hero} shook it. Dust fell out of it, real old dust, and {he} had to sneeze.",
      ],
      [
        1,
        "“That's a tool,” said the neighbour, who knew his way about with antiques. “One hits nails with it.” “It's a hat,” said his wife, and put it on. It looked quite good on her.",
      ],
      [
        2,
        "They asked the big computer. It was silent for four seconds, and that had not happened since it was built. “The {relic},” it said then, in a different voice. “I have one entry about that. It says: you have to do it yourself.”",
      ],
      [
        2,
        "{Hero} took it to bed with {him}. {He} turned it, and {he} felt it, and {he} smelled it. It smelled of somebody who had had it in his hands on a rainy day.",
      ],
    ],
    end: [
      [
        0,
        "In the oldest house of all lived an oldest woman of all. She saw it from far away and held out both arms. Her fingers still knew how it went. She did it once, quite slowly, and {hero} did it after her. And suddenly {he} understood what it was for. It did nothing by itself. That was the trick. One was there oneself, all the time.",
      ],
      [
        1,
        "Since then they come in the evening, more and more of them, and sit down on the floor of the oldest house. They switch everything off first. “Who wants to have a go?” asks the woman, and all the hands are up.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:played?|plays|playing) (?<game>cards|chess|dominoes|checkers|hide and seek|board games|poker|ludo|draughts|table tennis|football)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:dragon|giant|ogre|troll)\b)(?=.*\b(?:princess|prince|guard\w*|captive|prisoner)\b)/i,
    after: [
      [
        0,
        "It had begun out of sheer boredom, one evening in November. “Can you play {game}?” “A bit.” That was a lie on both sides. Since then they had kept the score on the wall, in strokes, and the wall was nearly full.",
      ],
      [
        1,
        "“You're cheating,” was what was said every evening at about nine. “I never do,” was the answer, and a bit of smoke came with it. It was part of the game. One could tell the time by it.",
        "“You're cheating,” was what was said every evening at about nine. “I never do,” was the answer. It was part of the game. One could tell the time by it.",
      ],
      [
        2,
        "Knights came from time to time and wanted to set somebody free. “Not now,” they were told. “We're in the middle of a round.” Some of them waited politely on the stairs. Two were allowed to join in, and lost their horses.",
        "Visitors came from time to time. “Not now,” they were told. “We're in the middle of a round.” Some of them waited politely on the stairs. Two were allowed to join in, and lost their hats.",
      ],
    ],
    end: [
      [
        0,
        "One night one of the two lost eleven times running, and nobody does that by chance. “What's the matter with you?” There was a sniff. “Tomorrow they're coming to fetch you. There was a letter.” “I know,” was the answer. “I wrote back.” “And what did you write?” “That I still owe you four thousand and twelve. And that I'll be at home when I have won them back.” It takes a while until one has worked that out. At two strokes an evening it was exactly the rest of their lives.",
      ],
      [
        1,
        "They have started on the second wall. “You're cheating,” can be heard at nine o'clock, right down to the village. Then they put the lights out down there, because all is well.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:(?:was|were|is) (?:much |far |a lot )?(?:braver|more courageous) than (?<other>(?:the|his|her|its) [a-z]+))",
    ),
    idea: /\b(?:knight|horse|prince|king|wizard|apprentice|witch|cat|broom|captain|parrot|dragon|servant|squire|robot|inventor|page)\b/i,
    after: [
      [
        0,
        "In the songs it was told the other way round. There {other} always stood in front, with a shining helmet. Where {hero} had been standing, nobody had written down.",
        "In the songs it was told the other way round. Where {hero} had been standing, nobody had written down.",
      ],
      [
        1,
        "When there was a growl in the wood, {hero} took a step forward, and somebody behind {him} pulled at the reins and said, “Perhaps we should go home and put on something warmer.” In the town it was then told how they had chased the beast away with one look. That was true, too. It just had not been said whose look it was.",
        "When there was a growl in the wood, {hero} took a step forward, and somebody behind {him} said, “Perhaps we should go home and put on something warmer.” In the town it was then told how they had chased the beast away with one look. It just had not been said whose look it was.",
      ],
      [
        2,
        "{Hero} did not mind. In the evening they sat by the fire, and the hero of the songs trembled a little afterwards. “You won't tell anybody, will you?” {Hero} moved up closer, so that it was warm on that side.",
      ],
    ],
    end: [
      [
        0,
        "Then came the great tournament, and the king himself wanted to honour the bravest of them all. The trumpet sounded. And the one who was called got up, went quite red, and led {hero} to the front. “This is the one,” said the voice from under the helmet. It shook, but it could be heard as far as the last row. “I only sit on top.” It was so quiet that one could hear the flags. “That,” said the king at last, “was the bravest thing I've seen today.”",
        "Then came the great feast, and the king himself wanted to honour the bravest of them all. And the one who was called got up, went quite red, and led {hero} to the front. “This is the one,” he said. His voice shook, but it could be heard as far as the last row. It was quiet for a moment. “That,” said the king at last, “was the bravest thing I've seen today.”",
      ],
      [
        1,
        "So there were two medals. One of them hangs on a nail, and the other one got eaten, because it was on a ribbon that smelled of hay.",
        "So there were two medals. They hang side by side on one nail.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "sandman\\b[^.]*\\b(?:no (?:more )?sand|lost (?:his|her|the|its) (?:bag|sack|sand)|empty)\\b[^.]*|ran out of sand\\b[^.]*|(?:had )?run out of sand\\b[^.]*",
    ),
    idea: /\bsandman\b/i,
    after: [
      [
        0,
        "The bag had been getting lighter all week. {Hero} shook it out over the last bed, and what came out was a button. The child looked at {him} with wide open eyes. “Again,” it said.",
      ],
      [
        1,
        "So {he} went into the kitchen and looked for something that trickles. There was flour, and then one has to cough. There was pepper, and about that {he} would rather not speak. And right at the back there was a bag of sugar.",
      ],
      [
        2,
        "It trickled beautifully. It even sparkled. For a moment everything went well. Then the first ones sat up in bed and licked their eyelashes. By midnight the whole town was awake and jumping on the mattress.",
      ],
      [
        2,
        "“What have you done?” whispered the moon. “They're skipping down there. The mayor is doing handstands.” {Hero} sat down on a chimney and put {his} hands over {his} face. It stuck.",
      ],
    ],
    end: [
      [
        0,
        "There was only one thing left. {He} took a deep breath and began to sing, very softly, the one that {he} {himself} had been sung to sleep with. {He} did not know all the words. From one window somebody helped {him} out with the second verse, an old man, and then there was a mother at the next one. It went from house to house, along the river and back. When it had come round again, only one was still awake, and that one had to blow out the lamp.",
      ],
      [
        1,
        "{Hero} gets {his} sand from the beach again. But {he} always carries the song in {his} other pocket. And the dentist has never asked why there was such a lot to do that week.",
      ],
    ],
    isWhole: true,
  },
];
