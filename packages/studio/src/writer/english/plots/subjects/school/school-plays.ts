import { role, story } from "../subject-story.ts";

const PLAY =
  /\b(?:school play|nativity(?: play)?|christmas play|pantomime|school musical|class play|school theatre|drama (?:club|class)|the play|a play|musical)\b/i;

/** Stories of school plays. */
export const schoolPlays = [
  story({
    says: [
      PLAY,
      role(
        "beast",
        "hamster|guinea pig|rabbit|mouse|gerbil|tortoise|turtle|snake|lizard|parrot|frog|rat|chicken|hen|iguana|gecko",
      ),
      /\b(?:escap\w*|loose|r[au]ns? (?:away|off)|ran (?:away|off)|g[eo]ts? out|lost|disappear\w*|missing|vanish\w*)\b/i,
    ],
    after: [
      "@theatre It was in the middle of the second act. The cage behind the scenery stood open, and the straw was still warm. The stage manager, a small boy with a big torch, wrote it on a piece of cardboard and held it up where only the actors could see it: “IT IS OUT. GO ON ACTING.”",
      "@theatre The queen saw it first. “What do I see there, under my throne?” she cried, which was not in the play. The knights threw themselves flat on the floor. “A mouse, Your Majesty?” asked one. “Bigger,” said the queen. The audience leaned forward. Up to now it had been a rather slow play.",
      "@theatre(beast run) {Thebeast} came out on the other side, sat up in the middle of the stage, and washed {beasthis} ears. A hundred people said “Oh!” The wizard took off his hat, in order to throw it over {beasthim}. But {thebeast} was faster than magic, ran up the curtain, and disappeared in the folds.",
      "+ @theatre From then on nobody knew what came next, and everybody had to think of something. “Search the forest!” ordered the queen, and the trees, who had nothing to say in this play, began to walk about and look under each other. The princess, who should have been asleep for a hundred years, opened one eye and whispered: “It's on my foot.”",
    ],
    end: [
      "@theatre(beast look) Nobody moved. {Thebeast} walked slowly up the sleeping princess, over the blanket, over her folded hands, and looked into her face. She was not allowed to laugh. She was dead, or nearly. A whisker tickled her nose. Then she sneezed so hard that her crown flew off, and {thebeast} fell into it and stayed there.",
      "@theatre(beast look) “The spell is broken!” cried the prince, who had been waiting behind a bush with his kiss, and was glad that he did not need it. He held up the crown, and over its rim two black eyes looked into the hall. That was the end of the play. It had never had such a good one.",
      "@theatre They had to come out nine times. “How did you train {beasthim} so well?” asked a lady with a fur collar. The children looked at each other. “Lots of practice,” said the queen. The stage manager turned his cardboard over. On the back was: “CLOSE THE CAGE.”",
      "@theatre(beast look) On the poster for next year {thebeast} is right at the top, in bigger letters than the queen. {Beasthis} part has been written by now. It says: “Runs wherever {beasthe} likes.”",
    ],
  }),
  story({
    says: [
      PLAY,
      /\b(?:tree|bush|rock|stone|sheep|donkey|cow|back end|back half|back legs|cloud|moon|star|shepherd|mouse|small(?:est)? (?:part|role)|tiny (?:part|role)|only (?:has |had )?one line|no lines|third (?:tree|sheep)|understudy|prompter|curtain|behind the scenes)\b/i,
      /\b(?:hiccups?|ill|sick|flu|fever|lost (?:his|her|their) voice|loses (?:his|her|their) voice|br(?:eaks?|oke|oken)|forg[eo]ts?|forgot|take over|took over|takes over|step in|stepped in|steps in|stuck|faint\w*|missing|not come|didn't come|doesn't come|runs away|ran away)\b/i,
    ],
    after: [
      "@theatre(hero stand) It was very hot inside the costume, and it itched. {Hero} had practised standing still for six weeks, and {he} was good at it by now. And since there was nothing else to do while {he} stood there, {he} had listened, to everybody, day after day, until each word of the whole play was in {his} head.",
      "@theatre(hero look) Out in front the hall was full. From where {hero} stood {he} could see it all: the teacher with the big book on her knees, the parents with their cameras, and the star of the play, who was looking at the floor with a very white face. There was a pause. It got longer and longer. Somewhere a chair creaked.",
      "+ @theatre(hero look) “Psst,” went the teacher, and turned pages, but she had the wrong one. The others on the stage looked to the left and looked to the right. {Hero} knew what came next. It was on the tip of {his} tongue. But somebody who is only there to stand still doesn't speak. Nobody had ever heard of such a thing.",
      "@theatre(hero walk) In the front row a little sister said: “Is it over?” There was laughter. The star's chin began to tremble. {Hero} could see it, for {he} stood nearest. {He} took a breath, and {his} costume creaked. Then {he} did what had not been practised. {He} took a step forward.",
    ],
    end: [
      "@theatre(hero talk) “I have stood here for a hundred years,” said {hero} in a deep voice, “and I have heard it all. I know what you wanted to say.” And {he} said it, loud and clear, just as it was in the book. The hall was as quiet as snow. The teacher's mouth stood open. The star looked up, swallowed, and answered.",
      "@theatre(hero stand) So they went on together, line by line. Wherever a piece was missing, it came from inside the costume. {Hero} fought the dragon with one hand and held on to {his} cardboard with the other. By the last scene it was in rags, and it looked better than it ever had before.",
      "@theatre(hero stand) When they took their bow, the star pulled {hero} into the middle. “I couldn't have done it,” the star said, and everybody could see that it was meant. Someone threw a flower. {Hero} caught it and stuck it on {his} costume, where it went very well.",
      "+ @theatre(hero stand) “You weren't in the book,” said the teacher afterwards, and shook her head, and then {hero's} hand. She had already taken out her pencil and was writing something in.",
      "@theatre(hero stand) The costume hangs at the back of the cupboard. Next year's play has got a new part in it, for somebody who stands there and knows everything. Twenty children want it, but {hero} has been asked first.",
    ],
  }),
  story({
    says: [
      PLAY,
      /\b(?:lead(?:ing)?|main|star(?:s|red|ring)?|big(?:gest)?|princess|prince|queen|king|hero|romeo|juliet|cinderella|mary|part|role)\b/i,
      /\b(?:wants?|wanted|wish\w*|dream\w*|hop(?:es?|ed)|instead|but (?:gets?|got)|only gets?|only got|disappoint\w*|rival\w*|jealous|same (?:part|role)|both)\b/i,
    ],
    unless: /\bboth\b[\s\S]*\bonly one\b/i,
    of: "young",
    after: [
      "@corridor(hero read) The list hung outside the staff room. {Hero} ran {his} finger down it, once from the top and once from the bottom, because sometimes things look different from below. They did not. Somebody else's name stood there, at the top, in capital letters. {Hero} said that it didn't matter, and went home, and slammed three doors.",
      [
        "@room(mate talk, hero talk) “It's not fair,” {hero} told {talker}. “No,” said {talker}. {Hero} had hoped for more than that. “And what are you going to do about it?” asked {talker}. “Be as bad as I can,” said {hero}. But even that needed practice, and while {he} practised {he} forgot to be bad.",
        "@bedroom(hero look) “I'll be as bad as I can,” thought {hero}. “Then they'll see.” But even that needed practice. {He} stood in front of the mirror and was bad, with one arm and then with both. It was so funny that {he} had to laugh. {He} did it again, a little less badly, and it was funnier still.",
      ],
      "+ @theatre(hero sit) At the rehearsals {hero} sat on a box and watched how the other one did the big part. The other one did it stiffly and too fast. {Hero} could have done it better, {he} was sure of that. And then {he} saw a sheet of paper shake in the other one's hand, so much that it rustled.",
      "@playground(hero look) Behind the gymnasium sat the one with the big part, all alone, and was being sick. “I never wanted it,” said a voice. “They just gave it to me. I can't even sleep.” {Hero} stood there. It was the moment to be glad. {He} waited for it, but it did not come.",
    ],
    end: [
      "@playground(hero talk) “You talk to the wall,” said {hero}. “That's why. Talk to me. I'm on the stage the whole time anyway, I've got nothing else to do.” So they practised behind the gymnasium, every break, just the two of them. {Hero} showed where to breathe. {He} gave away all that {he} knew about the part, and it was a lot.",
      "@theatre(hero stand) On the evening of the play the big speech came. It stuck fast. Then two eyes looked for {hero}, and {hero} was there, with {his} small part and {his} silly hat, and did one little thing with {his} arm, from those days when {he} had been bad on purpose. The other one laughed out loud, and the laugh ran through the whole hall.",
      "@theatre(hero stand) After that nobody talked to the wall any more. They played, to and fro, like two people with one ball, and when the curtain fell nobody could have said which had been the big part and which the small one. They bowed together, and bumped heads.",
      "@corridor(hero stand) In the photograph in the corridor both of them are to be seen. The one with the crown has it on crooked. {Hero} is standing next to it, and has just done something with {his} arm.",
    ],
  }),
  story({
    says: [
      PLAY,
      /\b(?:forg[eo]ts?|forgot\w*|nervous|afraid|scared|stage fright|lines|wrong|disaster|chaos|shy|terrified|first time)\b/i,
    ],
    unless: /\b(?:whisper\w*|prompt\w*)\b/i,
    of: "young",
    after: [
      "@bathroom(hero talk) There were just four sentences. {Hero} said them in the bath, on the bus and in {his} sleep. {He} wrote them on {his} hand, and then on the other one, and then {he} had to wash because there was soup. “Four sentences,” said {hero}. “A parrot could do that.” But a parrot would not have been so nervous.",
      "+ @theatre(hero stand) At the dress rehearsal everything went wrong. The moon fell down. The king stepped on the queen's train, and there was a rip. {Hero} said the third sentence first, and after that there was no way back. “That's good,” said the teacher, who was lying on the floor with a pillow over her face. “A bad rehearsal means a good show.”",
      [
        "@theatre(mate talk, hero talk) {Talker} heard {hero} through it one last time behind the curtain. All four sentences came, in the right order. “You see?” said {talker}. “You know it.” “I know it here,” said {hero}. “Out there I'm somebody else.” Through a hole in the curtain there were grandmothers to be seen.",
        "@theatre(hero look) Behind the curtain {hero} went through it one last time. All four sentences came, in the right order. But that was here. Out there was another country. Through a hole in the curtain there were grandmothers to be seen, rows and rows of them.",
      ],
      "@theatre(hero stand) Then it was time. {Hero} came on from the left, as agreed, and stood on the chalk cross. The lights were warm and yellow. {He} opened {his} mouth. And there was nothing. It was all gone, all four, as if somebody had wiped a blackboard. The king stared at {him}. The moon swayed on its string.",
    ],
    end: [
      "@theatre(hero talk) {Hero} looked at the moon. It swayed more and more. Everybody else was looking at {hero}, and only {hero} saw the knot come undone. “Watch out!” {he} shouted, and pushed the king to one side. The moon crashed on to the throne. “The moon has fallen down, Your Majesty,” said {hero}. It was not one of the four, but it was true.",
      "@theatre(hero talk) “What shall we do?” asked the king, who was a good king. “We hang it up again,” said {hero}. And while they looked for a ladder on the open stage, the four sentences came back, one by one, like cats in the evening. {He} said each where it fitted. It turned out that they fitted everywhere.",
      "+ @theatre(hero stand) The grandmothers clapped until their bracelets rattled. Most of all they praised the bit with the moon. How did you do that, they asked, so naturally? The teacher had come out from under her pillow and was laughing and crying. “We've practised it for weeks,” she said.",
      "@classroom(hero look) The moon has a dent on one side now. It hangs in the classroom, from a proper hook. If {hero} looks up from {his} sums, it sways a little, as though it knew the next sentence.",
    ],
  }),
];
