import { role, story } from "../subject-story.ts";

const ALLY =
  "grandpa|grandad|grandfather|grandma|grandmother|gran|nana|little sister|sister|little brother|brother|uncle|aunt|cousin|best friend|friend|neighbour|neighbor|janitor|caretaker|music teacher|teacher|security guard|dad|father|mum|mom|mother";

/** Stories of stage fright, talent shows and concerts. */
export const stages = [
  story({
    says: [
      /\b(?:stage fright|afraid|scared|terrified|nervous|shy|fright|frightened|too shy|panic\w*|anxi\w+|lost (?:his|her|their) nerve|never dared)\b/i,
      /\b(?:sing(?:s|ing|er)?|sang|song|solo|choir|voice)\b/i,
      /\b(?:stage|concert|talent|contest|competition|show|audition\w*|choir|festival|in front of|crowd|audience|musical|assembly|people)\b/i,
    ],
    unless: /\b(?:bird|canary|nightingale|frog|cricket|lost (?:his|her) voice|murder|opera house)\b/i,
    may: [role("ally", ALLY)],
    of: "people",
    after: [
      "@kitchen(hero stand) When {hero} sang alone, the whole room seemed to get wider. The spoons in the drawer hummed along. But as soon as one other person looked, the song slipped back down {his} throat like a snail into its house, and nothing came out but air.",
      [
        "@kitchen(hero look, ally stand) “I'll turn round, then,” said {theally}, and did. {Hero} sang to the back of {ally's} head. It worked for one verse. “Now I'm going to turn my ear,” said {theally}, “only the ear.” Every day it was a little more: an ear, a cheek, one closed eye. It was the slowest audience in the world.",
        "@corridor(hero stand) So {hero} looked for an audience that would not look back. {He} sang to the coats in the hall. {He} sang to the potatoes, and to the old photograph of a man with a beard. After a week {he} dared to sing with the window open. Down in the street a dustman stopped and leaned on his bin.",
      ],
      "@theatre(hero stand) Then the evening came. Behind the curtain it smelled of dust and hairspray. {Hero} could hear the people out there, coughing and rustling, like a big animal that is getting comfortable. {His} hands were as cold as fish. “You're next,” whispered a woman with a list.",
      "@theatre(hero stand) The light was so bright that it made a noise. {Hero} stood at the front, and the piano played the beginning. Nothing came out. The piano played the beginning again. In the third row a child asked aloud: “Is it broken?” Some people laughed, and {hero} felt how the song slid down, down, down.",
    ],
    end: [
      [
        "@theatre(ally stand, hero look) Then something moved in the first row. {Theally} had stood up, in front of all those people, and was slowly turning round, until there was nothing to see but a back. The man in the next seat did not know what it meant, but he turned as well. So did his wife. Row after row they stood up and turned their backs.",
        "@theatre(hero talk) “Please,” said {hero}, very quietly, but the microphone heard it. “Could you all close your eyes?” There was a whispering. Then the child in the third row put both hands over its face. Its mother closed her eyes, and the man beside her, and row after row the whole big animal out there shut its eyes and kept still.",
      ],
      "@theatre(hero stand) {Hero} had never seen anything so friendly in {his} life. {He} took a breath, and sang. The first note trembled, the second hardly at all. By the second verse an ear or two were turning round. By the third they were all looking, and {hero} saw it, and went on.",
      "+ @theatre(hero stand) When it was over, nobody coughed. Then the noise came, and it was so loud that {hero} looked behind {him} to see who it was for. “It isn't broken,” said the child in the third row.",
      [
        "@theatre(hero look, ally stand) {Hero} still gets cold hands before {he} sings. That hasn't gone away. Then {he} looks for {theally}, who is always there and turns one ear.",
        "@theatre(hero stand) {Hero} still gets cold hands before {he} sings. That hasn't gone away. Then {he} closes {his} own eyes for a moment, and the spoons in the drawer hum.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:recital|concert|perform\w*|talent|competition|contest|stage|exam|festival|stage fright)\b/i,
      /\b(?<tool>piano|violin|cello|guitar|flute|trumpet|saxophone|accordion|clarinet|harp|trombone|tuba|ukulele|recorder)\b/i,
      /\b(?:stage fright|afraid|scared|terrified|nervous|shy|fright|frightened|panic\w*|first|forg[eo]t\w*|mistakes?)\b/i,
    ],
    may: [role("ally", ALLY)],
    of: "people",
    unless: /\b(?:teaches|taught|blind|deaf|murder\w*|war|died|dead|whisper\w*)\b/i,
    after: [
      "@room(hero play) At home it went without a single mistake. {Hero} could play the piece with closed eyes, and once {he} had played it with a cat on {his} lap. But whenever {he} thought of all those chairs and all those people on them, {his} fingers turned into ten cold sausages.",
      "@room(hero write) There was one place in the middle where it always happened. It was a jump, from low to high, as wide as a ditch. {Hero} saw it coming from a long way off, and thought, now, now, now, and fell in. {He} wrote a skull and crossbones over it in pencil.",
      [
        "@room(hero play, ally talk) “What happens if you miss it?” asked {theally}. “Everything!” said {hero}. “Show me everything,” said {theally}. So {hero} missed it on purpose. It went plonk. They both listened. A bus drove by outside. “Is that all?” asked {theally}. “It's quite a nice plonk. Play it again.”",
        "@room(hero play) One evening {hero} got so cross with that place that {he} missed it on purpose, as loudly as possible. It went plonk. {Hero} held {his} breath and waited. A bus drove by outside. That was all that happened. {He} played it again, plonk, and had to grin.",
      ],
      "@theatre(hero play) On the day the chairs were really there, in eighteen rows. {Hero} walked out in shoes that squeaked. The {tool} had never looked so large. {He} began, and the beginning was good. The second page was good. And then, from a long way off, {he} saw the ditch coming. Now. Now. Now.",
    ],
    end: [
      "@theatre(hero play) Plonk. It was the loudest plonk that had ever been heard in that hall. Someone gasped. {Hero's} ears went as red as tomatoes. Then, outside, a bus drove by. {Hero} heard it. {He} knew that bus. And before {he} had thought about it, {he} played the plonk again, just the same, but as if it belonged there.",
      [
        "@theatre(hero play, ally look) In the first row {theally} snorted with laughter. {Hero} went back a whole line, took a run at it, and jumped, from low to high, right over the ditch, and landed on the other side with both feet. It had never been so easy. From there to the end it was all downhill, with the wind behind {him}.",
        "@theatre(hero play) A little boy in the first row snorted with laughter. {Hero} went back a whole line, took a run at it, and jumped, from low to high, right over the ditch, and landed on the other side with both feet. It had never been so easy. From there to the end it was all downhill, with the wind behind {him}.",
      ],
      "+ @theatre(hero talk) They clapped for so long that {hero} did not know what to do with {his} hands. “I know that piece,” said an old lady with a stick afterwards. “I have played it for fifty years. But I've always been missing something, just there, in the middle. Could you write it down for me?”",
      "@room(hero write) The notes are still on the stand. Over the place in the middle there is no skull any more. {Hero} has rubbed it out, and has written there, in ink: plonk.",
    ],
  }),
  story({
    says: [
      /\btalent (?:show|contest|competition|night|evening)\b/i,
      /\b(?:no talent|any talent|isn't good at|not good at|can't do anything|could not do anything|cannot|nothing|think\w* (?:she|he)|thought (?:she|he)|doesn't know what|did not know what|no idea what|without a talent|never (?:won|been))\b/i,
    ],
    after: [
      "@corridor(hero look) A list hung on the door, and every day there were more names on it. Singing. Magic tricks. Walking on hands. One boy could burp the alphabet as far as R. {Hero} stood in front of the list with a pencil in {his} hand, and went away again.",
      "So {hero} tried things out. {He} juggled with eggs, once. {He} sang, and the dog next door joined in, and then all the dogs in the street. {He} learned a magic trick in which a coin vanishes, and it worked so well that the coin has not been seen since.",
      [
        "@room(hero talk, mate talk) “Everybody's good at something,” said {talker}. “I'm good at watching,” said {hero} gloomily. {Talker} did not laugh. “Somebody has to be,” {talker} said. “What's a show without people who watch?” {Hero} thought that this was a very thin sort of comfort, but {he} took it along to bed.",
        "+ @bathroom(hero look) “I'm only good at watching,” {hero} told the mirror gloomily. The mirror was good at that, too, and had nothing to add.",
      ],
      "@theatre(hero talk) Because {hero} was on no list, {he} was given the jobs. {He} held ladders, and found lost shoes. {He} sat behind the curtain and told those who were crying that it would be all right, and told them why. {He} had watched them all practise, after all, and knew what each of them could do.",
      "@theatre(hero talk) On the evening itself it went wrong from the start. The burping boy had hiccups. The magician's rabbit was asleep. The presenter, who was to lead through it all, had lost her voice, and looked from one to the other with big eyes. Outside they were already stamping their feet. “Who knows what's coming?” croaked the presenter. “I do,” said {hero}.",
    ],
    end: [
      "@theatre(hero talk) And so {hero} walked out into the light, without a costume, with a pencil behind {his} ear. “You think this is only a girl with a hoop,” {he} said to the people. “But I have seen her drop it four hundred times. Please count now how often she drops it.” They counted. It was not once, and the hall went wild.",
      "@theatre(hero talk) {Hero} told them about the boy who had practised in a bathtub, and about the rabbit. {He} knew a story for each of them, and each of them, back there in the dark, suddenly stood up straighter. Even the hiccups were announced, as a world record, and got as far as R.",
      "+ @theatre(hero stand) At the end the judges sat with their heads together for a long while. Then they said that it was hard to say who had been the best. But there was one person without whom they would not have noticed how good the others were. “Where is the one with the pencil?”",
      "@corridor(hero look) A list hangs on the door again this year. Right at the top, before the singing and the hoops, is {hero's} name. Behind it, under talent, is written: “Watching. And telling.”",
    ],
  }),
  story({
    says: [
      /\btalent (?:show|contest|competition|night|evening)\b/i,
      role(
        "animal",
        "dog|puppy|cat|kitten|parrot|hamster|guinea pig|rabbit|goat|pig|hen|chicken|duck|goldfish|frog|donkey|pony|mouse|budgie|tortoise|turtle|snail",
      ),
    ],
    after: [
      "@room(hero talk, animal sit) They practised every afternoon. {Hero} had taught {theanimal} a trick, and it worked nine times out of ten. The tenth time {theanimal} sat down and looked into the air, like a professor who has been asked something silly. “Not on Saturday,” {hero} begged. “Please not on Saturday.”",
      "@room(hero talk, animal eat) There was a costume, too: a red bow for each of them. {Theanimal} ate {animalhis} own on Wednesday. {Hero} made another. On Thursday {theanimal} ate {hero's}. “You're nervous,” said {hero}. “I understand that. I could eat a bow as well.”",
      "@theatre(hero carry, animal stand) On Saturday the hall was full up to the doors. A girl played the violin, a boy walked on his hands, and somebody's big brother sawed somebody's little sister in half. Then it was their turn. {Hero} carried the box with the things out into the light, and the people said: “Aah, how sweet.”",
      "@theatre(hero talk, animal sit) “And now,” said {hero}, with a voice that was rather high, “the greatest trick in the world!” {He} gave the sign. {Theanimal} sat down and looked into the air. {Hero} gave the sign again, larger. {Theanimal} yawned. In the third row there was a giggle. It was the tenth time. It would be the tenth time on a Saturday.",
    ],
    end: [
      "@theatre(hero sit, animal look) “I'll show you what is meant,” {hero} whispered in despair, and did the trick {himself}. {He} did it on all fours and with {his} tongue out, because that was part of it. {Theanimal} watched with great interest. Then {theanimal} gave {hero} something out of the treat bag, just as {hero} always did when the trick had worked.",
      "@theatre(hero stand, animal look) The hall exploded. {Hero} understood only slowly why they were laughing. Then {he} did the second trick as well, and the third, and each time {theanimal} looked on sternly, and each time there was a treat, and at the end {theanimal} gave {him} a pat. It was the best trained {hero} that had ever been seen on a stage.",
      "+ @theatre(hero talk, animal stand) “How long did it take to teach that?” asked the woman from the jury, and wiped her eyes. “Weeks,” said {hero}, which was true, only the other way round. They were called back three times. At the third time {theanimal} bowed. That was the trick.",
      "@room(hero eat, animal look) The red bow hangs over the basket. {Hero} gets one treat each day, to keep in practice. They are made of liver, and they aren't bad at all.",
    ],
  }),
  story({
    says: [/\btalent (?:show|contest|competition|night|evening)\b/i],
    of: "people",
    after: [
      "@bathroom(hero stand) {Hero's} name stood on the list between a magician and a pair of twins with flaming hoops. “It's too late to rub it out,” {he} thought. It was in ink. For the next two weeks {hero} practised in the bathroom, because that was the only room with a lock. The towels were the audience, and the others brushed their teeth in the kitchen.",
      [
        "@bathroom(mate sit, hero stand) {Talker} sat on the edge of the bath and was the audience. “Good,” said {talker} after the first time. “Very good,” after the second. After the tenth time {talker} did not say anything more, and was asleep between the towels. {Hero} took that as a bad sign, though it was past midnight.",
        "+ @bathroom(hero stand) The towels hung quite still and never left before the end. “Thank you,” {hero} said to them each evening, and bowed, and bumped {his} head on the washbasin.",
      ],
      "@theatre(hero look) On the evening of the show the twins burned a hole in the curtain. The magician made the headmaster's watch vanish, and then looked for it for quite a while. They all got a great deal of applause. {Hero} stood in the wings and saw the hall through the hole in the curtain. It was full, and it was hungry.",
      "@theatre.night Then the lights went out. It was not part of the show. The whole street had gone dark, and the microphone was dead. In the black hall a child began to cry, and then another. Chairs fell over. “Stay where you are!” called the headmaster, but his voice did not carry. And it would have been {hero's} turn.",
    ],
    end: [
      "@theatre.night(hero walk) {Hero} knew what to do in a room without a light. It had no window, that bathroom. {He} walked to the edge of the stage, feeling with {his} feet, and began, in the dark, without a microphone, just as {he} had done it for the towels. The ones at the front heard it first. “Ssh,” they said to those behind.",
      "@theatre.night(hero stand) Nobody cried any more. They could not see {hero}, they could only listen, and each of them saw something of their own. When it was over there was a silence, a big warm one, and then hands clapped in the dark, so many that it sounded like rain on a roof. And just then the lights came on again.",
      "+ @theatre(hero stand) They all blinked. There stood {hero}, in the middle of the stage, with closed eyes and one sock down. “That's who it was?” whispered the people, who had known {him} for years. The magician found the watch. It was in his hat.",
      "@theatre(hero write) The hole in the curtain has not been mended. Anyone who has to go on next is allowed to look through it. {Hero} has written below it, quite small: “They are only towels.”",
    ],
  }),
];
