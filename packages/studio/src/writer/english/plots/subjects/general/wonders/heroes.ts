import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";

const SUPER =
  /\b(?:super-?(?:hero(?:es|ine)?|powers?|strength|strong)|powers?|magic(?:al)? (?:cape|suit|belt)|capes?)\b/i;

/** Stories of superheroes, and of powers that one has or does not have. */
export const heroes = [
  story({
    says: [
      /\b(?:super[- ]?strength|super strong|superhuman strength|(?:suddenly|woke up|wakes up|is|was|became|becomes) (?:so |super |incredibly |far too |much too )(?:much )?str(?:ong|ength)|strongest)\b/i,
      phrase("(?:breaks?|broke|destroys?|destroyed|crush\\w+|smash\\w+)(?: almost| nearly)? <damage:thing>"),
      phrase("<coach:somebody> (?:teaches|taught|shows|showed|helps|helped)"),
    ],
    may: [
      phrase("(?:teaches|taught|shows|showed|helps|helped) (?:him|her|them) (?:how )?to <task:doing>"),
      ...also("touch\\w*", "super strength", "wakes?|woke"),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|villain)\b/i,
    after: [
      "+ The first thing was the alarm clock. {Hero} wanted to switch it off, as usual, and then it lay there as flat as a biscuit. The second was the door handle. {Hero} had it in {his} hand, and the door was still shut. {He} knocked, as politely as {he} could. After that there was a window in the door.",
      "At breakfast {he} sat on {his} hands. “Aren't you hungry?” {he} was asked. {He} took the spoon between two fingers, and it bent like a flower that has had no water. The cup went next, and then the table, on one side. Everybody moved back a little. That was the worst bit: that they moved back.",
      "Only {coach} did not move back. “Let me see,” said {coach}, and took {hero's} hand and turned it over, as one looks at a tool. {Hero} did not dare to breathe. “That's not a bad hand,” said {coach}. “It just doesn't know yet how strong it is. Come along.”",
      "They sat down at the kitchen table, what was left of it, with a bowl of eggs. “Pick one up,” said {coach}. “With these?” asked {hero}. “Exactly. Anybody can lift a car.” The first time there was a crunch, and a great mess. {Coach} wiped it up and said: “Again.” By lunch {hero} had egg in {his} hair and in both ears.",
      "+ “You're trying not to break it,” said {coach}. “Then you think of nothing but breaking. Think of something that you wouldn't want to wake up.” {Hero} thought of the kitten next door, when it was one day old. {His} fingers got quite light, all by themselves.",
    ],
    end: [
      "In the afternoon {hero} shut {his} eyes. {He} breathed out. There was a very small sound, tick, and then nothing. {He} opened one eye. It was done, it lay there, just as it should be, and not a splinter in it. {Hero} looked at {coach}. “Again,” said {coach}, but the voice was not so steady this time.",
      "They were still at it when there was a cry outside. A wall had come down in the yard, and under it sat somebody small and howled. {Hero} lifted the stone away with one hand, and then the next, like cushions. Under the last one was an arm no thicker than a broomstick. Everyone held their breath.",
      "{Hero} breathed out. {He} took hold of the small arm and pulled, as gently as one takes a crumb from a sleeping lap. It came out, dusty, with five fingers on it, and they all moved. “You're not hurting me at all,” said the little one, surprised. Behind {him} {hero} heard {coach} blow {coachhis} nose.",
      "They have a new table by now. {Hero} lays it every evening, also the thin glasses. {He} can lift a car if someone asks, but {he} does not think much of it. If you want to see what {he} can really do, you have to wait until there is an egg for breakfast.",
    ],
  }),
  story({
    says: [
      role("star", "superhero|superheroine|hero|heroine|wizard|witch|magician|fairy"),
      /\b(?:(?:has |had )?los(?:t|es) (?:all )?(?:his|her|their|the) (?:super-?|magic(?:al)? )?(?:powers?|strength|magic)|powers? (?:are|were|is|was) gone|without (?:his|her) powers?)\b/i,
      phrase(
        "<fan:somebody> (?:helps?|helped|shows?|showed|teaches|taught|reminds?|reminded|tries to help|wants to help)",
      ),
    ],
    may: also("powers?", "lost|loses", "get|gets", "back", "fan", "ten-year-old|ten year old", "superhero"),
    unless: /\b(?:murder\w*|kill\w*|war|dying|died)\b/i,
    lead: "star",
    after: [
      "{Hero} noticed it when {he} jumped off the roof. {He} had done it a thousand times, and there had always been air under {him}. This time there was a dustbin. {He} sat in it, with a banana skin on {his} head, and lifted one finger and said the word. It was all gone.",
      "“You're sitting in our dustbin,” said {fan}. {Hero} pulled the cloak over {his} face, but it was too late. {Fan} had all the pictures of {him} at home, number three twice. “Where's your power?” asked {fan}. “I don't know,” said {hero}. “Yesterday it was still there.” {Fan} thought about that. “With keys,” said {fan}, “you go back to where you had them last.”",
      "So they went back, to the tower and the bridge and the great clock. {Fan} made notes. “Nothing,” wrote {fan}. “Nothing. Sneezed. Nothing.” On the way they held the door for somebody and carried a pram up some stairs. That was not noted down.",
      "+ People on the street did not recognise {hero} without the shine. “I used to stop trains,” said {hero}, and sat down on a kerb. “With what?” asked {fan}. “With my hands.” {Fan} looked at the hands. They were ordinary, with a graze on them. {Fan} had a plaster, with bears on it.",
      "Then there was a scream. On the fourth floor smoke came from a window, and a child stood there. {Hero} was white in the face. “I can't,” {he} said. “I can't do anything any more.” “You can do stairs,” said {fan}. “I saw you, with the pram.”",
    ],
    end: [
      "It was true. {Hero} wrapped the cloak round {his} nose and ran. {Fan} stood below and shouted the floors up to {him}, so that {he} would not get lost in the smoke. “Two! Three! Left!” {Hero} was afraid. {He} had not known that: before, {he} had never had to be.",
      "{He} came out black as a chimney, and on {his} arm sat the child and coughed. {Hero} had to sit down. Then it began to tingle, first in the toes, and the fire hydrant next to {him} rose slowly into the air. “It's back!” cried {fan}. {Hero} looked at it. “Put it down,” {he} said to {himself}. “It's not important now.”",
      "+ “I know where you lost it,” said {fan}, and showed {him} the notes. “Right at the beginning. When you started doing it for the pictures.” It was rather hard. {Hero} read it twice. “You might be right,” said {hero}. “Can I keep that?” {He} put it in the pocket over {his} heart, where {he} used to have the photographs of {himself}.",
      "If there is smoke somewhere, {hero} comes flying as before. But up to the second floor {he} takes the stairs, so as to stay in practice. At {fan's} home there is a new picture on the wall, number one hundred and one. You can see a dustbin on it, and two people with plasters, with bears on them.",
    ],
  }),
  story({
    says: [
      /\b(?:retired|old|former|ageing|aging|ex-?)\b[^.]{0,12}\b(?:super-?hero(?:ine)?|super-?villain|spy|secret agent|villain|gunslinger|detective|hitman|assassin)\b/i,
      phrase(
        "(?:old|former|worst|greatest|arch|his|her) (?:old |worst |greatest |former |arch-?)?(?:enemy|nemesis|rival|archenemy|foe|villain|opponent)",
      ),
      /\b(?:hotel|home|caf[eé]|village|flat|hospital|nursing home|retirement home|shop|supermarket|restaurant|library|school|street|bar|pub|bus|clinic|ward|waiting room|garden)\b/i,
    ],
    may: also(
      "checks? in|checked in",
      "night porter",
      "works?|worked",
      "moves? in|moved in",
      "next door",
      "neighbour",
      "meets?|met",
    ),
    of: "adults",
    unless: /\b(?:murder\w*|kills?|killed|daughter|son|grandson|granddaughter|child|boy|girl)\b/i,
    after: [
      "They knew each other at once, in spite of the hair. It was the hands. Forty years ago those hands had been round {hero's} throat, on top of a burning dam. Now they held a suitcase with one broken wheel. “You,” said the one. “You,” said {hero}. Then there was nothing further in the script, and in the corner the ice machine rattled.",
      "+ There was an alarm button. {Hero} had a finger on it. “You're supposed to be in prison,” {he} said. “Good behaviour,” said {his} enemy, “and then my knees. And you're supposed to be a legend.” {Hero} looked down at {his} cardigan. It had a name badge on it, in case {he} got lost. “They retired the suit,” {he} said. “It hangs in a museum. I have to pay to get in.”",
      "{He} kept an eye on {his} enemy all the same. One does not get out of the habit. {He} counted who went in and out; {he} listened for ticking. At two in the morning there was light under the door. {Hero} stood in front of it with a fire extinguisher, which was the nearest thing to a weapon. What {he} heard was somebody who could not open a bottle of pills.",
      "+ It had one of those caps. {Hero} had the same ones. {He} put down the extinguisher and knocked. “Press and turn,” {he} said. “I know how it works,” said {his} enemy. “I once built a machine that moved the moon.” “By four inches,” said {hero}. “You measured it?” “Of course I measured it.” There was something like pleasure in the silence.",
      "They sat on the edge of the bed, because there was only one chair and neither wanted to be the one who took it. “Do they still write to you?” asked {his} enemy. “At Christmas,” said {hero}, “a school. And you?” “A man who collects me. He has got my left glove.” Nobody had talked to {hero} about those days for years. The others had been either too young or too dead.",
    ],
    end: [
      "“I'll tell you something,” said {his} enemy towards four. “On the dam. I had you. I let go.” {Hero} did not say anything for a while. It had been the most famous moment of {his} life. “I know,” {he} said. “I felt it.” “You never told anybody.” “Neither did you.” Down in the street the first tram went by, with nobody in it.",
      "“What for, do you think?” asked {hero}. The other looked at the backs of those hands. “What would I have got up for the next day?” But when {he} got up, with both hands on {his} knees, an arm was held out to {him}, and {he} took it. It was still remarkably strong.",
      "+ The wheel of the suitcase was mended by the evening, with wire, better than new and possibly able to fly. {Hero} did not ask. In the register, where it says “purpose of stay”, there was an empty line. {He} thought about it, with the pen in {his} hand, and then {he} wrote: “Old friends.” It was not accurate. There is no word for the other thing.",
      "There are two chairs now. On most nights a board stands between them, and one of the two cheats, and the other measures. They have never talked about the dam again. When a siren goes by outside, both of them lift their heads, at exactly the same moment, and wait until it has passed.",
    ],
  }),
  story({
    says: [
      /\b(?:every(?:one|body) (?:in (?:his|her|the|\p{Lu}\p{Ll}+['’]s) family|else)|(?:his|her|whole|entire) (?:family|parents|brothers?|sisters?)|family of superheroes|superhero (?:family|parents)|school (?:for|of) (?:super)?heroes)\b/iu,
      SUPER,
      /\b(?:(?:only |but )?(?:he|she|they) (?:has|had|have) none|(?:has|had|have) (?:no|not any|none)|(?:without|no) (?:a |any )?(?:super-?)?(?:powers?|superpower)|does not have|did not have|only one without|ordinary|normal)\b/i,
    ],
    may: [
      /\b(?:when|until|but|on the day|one day|then)\b[^.]*/i,
      ...also("family", "superpower", "calm", "day", "keeps?|kept"),
    ],
    of: "young",
    unless: /\b(?:murder\w*|kill\w*|war|magic)\b/i,
    after: [
      "At breakfast the butter flew across the table, all by itself. One of them could heat up the milk with a look, and one was invisible and took the last roll. {Hero} got up, went round the table on {his} two feet, and fetched the jam. “It may still come,” they said kindly. “With some it comes late.” They had been saying it for years.",
      "+ {Hero} had tried everything. {He} had stared at spoons until {his} eyes watered. {He} had jumped off the shed, with a towel round {his} neck, and had been given a plaster for each knee. On the family photograph they all hover a little above the ground. In the middle, on a box so that it would not be so noticeable, stood {hero}.",
      "+ So {he} got {himself} a notebook. Somebody had to write down where the glasses were, and that the gas man was coming, and what one does if the heating fails. The others never thought of such things. They had powers. {Hero} had a telephone list, a torch with good batteries, and a rope in the cupboard under the stairs.",
      "Then came the day on which everything went wrong at once. There was smoke, and people were screaming, and from all sides the heroes came flying. They all wanted to help, and all at the same time. One blew, and it burned higher. One lifted the water tank just as another was diving into it. They bumped together in the air. It was the strongest family in the country, and it lay in a heap.",
      "{Hero} had come on foot, as afraid as everybody else. But {he} was used to not being able to do anything by magic. {He} looked. {He} saw who was standing where, and what was needed first, and what second. {Hero} climbed on a box, put two fingers in {his} mouth, and whistled.",
    ],
    end: [
      "“Now listen,” said {hero}. It was not a loud voice. “You, hold the roof, and nothing else. You go in, since no one can see you, and tell us where they are. You don't blow. You count.” They looked at {him} with open mouths. And then, because nobody else had a plan, they did it. {He} pointed to the left, and they flew to the left.",
      "The people came out one after the other, and {hero} ticked them off in the notebook. “One's missing,” {he} said. “The old man on the second floor. He can't hear well, and he sleeps in the room at the back.” {He} knew it because {he} had carried up his shopping. They fetched him, in his bed, straight through the wall. He woke up in the street and asked if there was soup.",
      "+ When it was over, it was quiet on the pavement. They stood around {hero}, sooty and with singed capes. “How did you know all that?” they asked. “I had time to look,” said {hero}. “You're always so busy flying.” Then {his} knees gave way after all, and {he} was caught by six hands at once. Nobody needed any power for that.",
      "There is a new family photograph. They all have both feet on the ground in it, since {hero} said that it looked silly otherwise. And on the wall, next to the capes, hangs a whistle on a string. If it blows, even the butter stops in mid-air and waits.",
    ],
  }),
  story({
    says: [
      /\b(?:super-?villain|villain|arch-?villain|evil (?:genius|wizard|witch|professor|queen|king)|monster|bad guy)\b/i,
      /\b(?:wants? to (?:become|be|turn) (?:good|nice|a hero|kind)|wanted to (?:become|be|turn) (?:good|nice|a hero|kind)|tired of (?:being (?:evil|bad|wicked)|evil)|decides? to (?:become|be) good|(?:does|did)(?: not|n['’]t) want to be (?:evil|bad|wicked)(?: any ?more| any longer)?|change sides|give up (?:evil|crime)|applies|applied)\b/i,
    ],
    may: [
      phrase("(?:sidekick|assistant|helper|partner|apprentice|hero|student|pupil) (?:of|to|with) <boss:somebody>"),
      ...also("fought|fights", "years", "hero", "sidekick", "applies|applied", "become", "good"),
    ],
    unless: /\b(?:murder\w*|kills?|killed|war|prison)\b/i,
    after: [
      "{Hero} had put on a tie for it. On the form there was a line that said “Experience”, and {he} wrote: “With heroes, twenty years.” Under “Strengths” {he} put explosions, crossed it out, and wrote: “Punctual.” “The next one, please,” called the lady at the desk. She looked up, screamed, and went under the desk.",
      "“I'd like to be good,” said {hero} to the edge of the desk. “Why?” it came from below. “I had the whole city once, for an afternoon,” {he} said. “I sat up there. There was nobody who would have a coffee with me.” After a while the lady pushed a stamp over the edge.",
      "+ {He} was given a week on trial. It was not easy. {Hero} helped an old man across the road, and he had not wanted to go across. {He} brought a kitten down from a tree, tree and all. When {he} smiled at babies, they cried. {He} practised in front of the mirror, and the mirror cracked.",
      "+ “You laugh wrong,” {he} was told. “Like this, muahaha. It makes people run.” “I've always laughed like that,” said {hero}. {He} tried it with hahaha, without the front part. It sounded as if {he} had swallowed a spoon.",
      "And then the alarm went, and of all things it was one of {his} own. {He} had built it years ago and forgotten about it: an iron thing, as high as a church, with a clock on its chest. It marched through the city and people pointed at {him}. “We knew it!” they cried. “Once a villain!”",
    ],
    end: [
      "“I did build it,” said {hero}. “So I know where the switch is. It's on the inside, and one has to crawl.” “And if it's a trap?” they asked. “Then it's one that I'm sitting in myself,” said {hero}. Then {he} ran, straight at the iron feet, in the wrong direction from everybody else.",
      "It was narrow and hot in there. {Hero} put in {his} arm, up to the shoulder, and pulled. The clock stopped at one minute to twelve. It was so quiet that one could hear a pigeon walk along the roof.",
      "When {he} crept out, oily from top to toe, they were all standing there. Nobody screamed. Nobody quite knew what one does. “Do you drink coffee?” asked the lady from the desk in the end. “Yes,” said {hero}, “with a lot of milk.” And it came out of {him}, because {he} was so happy: “Muahaha!” A baby looked at {him} from its pram, and laughed.",
      "{He} has a permanent position by now, with a badge. The iron thing stands in the park, and children slide down its arm. {Hero} sits on its foot at lunch time. {He} still laughs the wrong way, and no one runs any more, except towards it, if there is cake.",
    ],
  }),
  story({
    says: [
      role(
        "parent",
        "mum|mom|mother|dad|father|grandmother|grandma|grandfather|grandpa|granny|aunt|uncle|teacher|neighbour",
      ),
      /\bsuper-?hero(?:ine)?\b/i,
      /\b(?:finds? out|found out|discovers?|discovered|is (?:really|secretly|actually)|was (?:really|secretly|actually)|secret(?:ly)?|used to be|retired|former|once was|was once|notices?|noticed)\b/i,
      phrase(
        "(?:finds? out|found out|discovers?|discovered|notices?|noticed|sees?|saw|learns?|learned|knows|knew|suspects?|suspected)",
      ),
    ],
    may: [/\bwhen [^.]+/i, /\bone hand\b/i],
    of: "young",
    unless: /\b(?:murder\w*|kill\w*|war|evil|villain|school play|promise\w*)\b/i,
    after: [
      "Nobody had noticed but {hero}. It had gone too fast. There was only a cloud of dust, and in it stood {parent} and tucked a hair behind one ear. “Shall we go on?” said {parent}. “The shops close at six.” {Hero} did not move. {He} looked at {parent}, and {he} looked at what had just been done, and {his} mouth was open.",
      "+ “You're a superhero,” said {hero} on the way home. “I've got good shoes on,” said {parent}. {Hero} thought about the jam jars that were always open at once. {He} thought about the piano, which had suddenly stood on the other side of the room. “And in the attic there's a suit,” said {hero}. “I thought it was for carnival.” {Parent} walked a bit faster.",
      "+ In the evening {hero} laid a trap. {He} put three sweets under the cupboard, the big one made of oak. “My sweets have rolled under there,” {he} said. {Parent} sighed, looked over each shoulder, and lifted up the cupboard, with everything in it, the way you lift a lid. “Well, take them out,” said {parent}. “It's tickling my finger.”",
      "So then {hero} was told. There had been nights, and sirens, and a cape that always got caught in doors. “Why did you never say anything?” asked {hero}. “Because people stop asking you how you are,” said {parent}. “They only ask whether you can come quickly.” {Hero} moved up closer. “How are you?” {he} asked.",
      "It stayed a secret between the two of them. {Hero} swore it, on the sweets. It was the hardest thing {he} had ever had to do, above all in the school break, when the others showed off. Then, a week later, there was a crash in the middle of the night. The crane beside the school had been blown over, and hung above the street by one cable.",
    ],
    end: [
      "{Parent} stood at the window in a nightshirt. “I'm out of practice,” said {parent}. “And the suit doesn't close any more.” “You don't need the suit,” said {hero}. “I'll come with you and hold the lamp.” They ran through the rain hand in hand. The cable tore just when they got there. {Parent} took three steps and held up both arms.",
      "It was so heavy that both feet sank into the asphalt. “I can't see where to put it,” gasped {parent}. {Hero} shone the lamp. “Two steps back!” {he} called. “Now left! There's a cat, wait. Now!” Very slowly the great thing came down, and lay there, and nothing was broken but a dustbin. {Hero} held {parent} round the waist. They were both shaking.",
      "+ When the fire brigade came, there were only four deep holes in the road, two large ones, and, a bit to the side, two that were hardly deep at all. The firemen scratched their heads. “There must have been two of them,” one of them said. {Hero} and {parent} were at home by then and drank cocoa. It was three o'clock in the morning, and nobody said anything about bed.",
      "The suit has been let out at the sides. Next to it in the attic there is a smaller one, made from what was left over, with a pocket for a lamp. And each evening, before the light goes out, {hero} asks {parent}: “How are you?” {He} is the only one who knows why it matters.",
    ],
  }),
];
