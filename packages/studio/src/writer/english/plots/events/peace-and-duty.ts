import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

const SIBLING = "(?:(?:baby|little|younger) )?(?:brother|sister|cousin)";

/** Enemies who make peace, duties for one night, and what brothers and sisters do to each other. */
export const peaceAndDuty: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "^(?:an?|the|two|all the) (?<one>(?:[a-z]+ )??[a-z]+) and (?:an?|the|his|her|its) (?<other>(?:[a-z]+ )??[a-z]+) (?:sign(?:ed|s)?|make|made|declare[sd]?|agree[sd]?(?: on| to)?|conclude[sd]?|want(?:ed)?|keep|kept) (?:an? )?(?:[a-z]+ )?(?<pact>peace(?: treaty)?|truce|treaty|contract|deal|pact)\\b[^.]*",
    ),
    after: [
      [
        0,
        "It had been going on for so long that nobody knew who had begun. The {one} said that it had been the {other}. The {other} said that it had been the {one}. On Monday both of them had a plaster on their nose, and they were too tired for Tuesday.",
      ],
      [
        1,
        "“Paragraph one,” said the {one}. “From midnight to noon I live here.” “And from noon to midnight I do,” said the {other}. They drew a line through the butter. Paragraph two was about tails. It was the longest one.",
        "“Paragraph one,” said the {one}. “From midnight to noon I live here.” “And from noon to midnight I do,” said the {other}. They drew a line through the butter. Paragraph two was the longest one, and nobody understood it.",
      ],
      [
        1,
        "They signed it with a paw each. The ink was jam. For three days it was so quiet that the clock was startled by itself. The {one} sat on this side and was bored. The {other} sat on that side and was bored, too, and was just as far away.",
      ],
      [
        2,
        "“It isn't forbidden to look over there,” said the {one} into the air. “It isn't forbidden to be seen,” said the {other}. They read it all through again. There was nothing in it about chess.",
      ],
      [
        0.5,
        "Then a third one came through the window, with a bag, and knew nothing about any treaty. He was twice as big as both of them, and it was just noon, so that nobody was on duty. “Nice place,” he said. “I'll take it.” The {one} looked at the {other}. The {other} looked at the {one}. That was not in any paragraph.",
      ],
    ],
    end: [
      [
        0,
        "They had practised on each other for years. The {one} knew how to be everywhere at once, and the {other} knew how to be nowhere at all. It was over in a minute and a half. The bag flew out first. Then they stood side by side at the window, quite out of breath, and watched somebody getting smaller.",
      ],
      [
        0.7,
        "“You've still got it,” said the {one}. “You too,” said the {other}. They looked at the line through the butter. Somebody had stepped in it. “We need a new paragraph,” said the {other}. It was a short one: On Tuesdays, for old times' sake, from four to half past.",
      ],
      [1, "The {pact} hangs in a frame. One corner has been nibbled at. Both of them say that it was the other one."],
    ],
    isWhole: true,
    of: "creatures",
  },
  {
    by: "any",
    words: inSentence(
      `(?:was|is|got|gets|becomes?|became|were)(?: so| very)? (?:angry|mad|furious|cross|annoyed) (?:at|with) (?<sibling>(?:his|her|my) ${SIBLING})\\b[^.]*|^[^.]*?\\b(?<sibling2>(?:his|her) ${SIBLING}) (?:breaks?|broke|destroys?|destroyed|ruins?|ruined) (?:his|her) [^.]*`,
    ),
    idea: /\b(?:br(?:ea|o)k\w*|destroy\w*|ruin\w*|smash\w*|knock\w* over|tore|torn)\b/i,
    after: [
      [
        0,
        "“On purpose!” said {hero}. {He} said it in every room of the house. “Not on purpose,” they said. It made no difference. It was broken, and broken things do not ask why.",
      ],
      [
        1,
        "{Hero} put up a sign on {his} door. “No entry,” it said, and beneath it, so that it was quite clear, “for you know who.” You know who could not read yet. Something small scratched at the wood for a while. Then it was quiet.",
      ],
      [
        1,
        "Being angry takes up a lot of room. {Hero} sat on the bed with it, and there was no place left for anything else: not for the book, not for the window, not for supper. “I'm not hungry,” {he} called, and {his} stomach rumbled.",
      ],
      [
        2,
        "{He} thought up what {he} would do. {He} would move out, to the moon. Or they could send the other one back; somebody must have kept the receipt. It was nice to think about that. It was not as nice the second time.",
      ],
      [
        0.5,
        "In the night there was a storm. At the third clap the handle went down, although it was forbidden. Two bare feet stood on the floor, and above them a blanket that trembled. In one fist there was something. “Made whole,” said the blanket. It had been stuck together with jam. It had three wheels too many, and an ear.",
        "In the night there was a storm. At the third clap the handle went down, although it was forbidden. Two bare feet stood on the floor, and above them a blanket that trembled. In one fist there was something. “Made whole,” said the blanket. It had been stuck together with jam, and there was an ear on it.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} looked at it by the light of the next flash. It was the worst repair in the world. “That doesn't go there,” {he} said. Then it thundered, and without anybody having decided it, there were two of them under the blanket. “You can hold on,” said {hero}, “but only until it stops.” It stopped. Nobody let go.",
      ],
      [
        0.7,
        "In the morning they took it apart and did it again, with proper glue. {Hero} held it, and the small hands pressed, a good deal too hard. The ear stayed on. It looked faster that way.",
        "In the morning they did it again, with proper glue. {Hero} held it, and the small hands pressed, a good deal too hard. The ear stayed on.",
      ],
      [
        1,
        "The sign is still there. Somebody has drawn on it, with a red crayon, something that could be two people. {Hero} has written a word in between: “except”.",
        "The sign stayed there. Somebody had drawn on it, with a red crayon, something that could be two people. {Hero} wrote a word in between: “except”.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: inSentence(
      "(?:must|has to|had to|is supposed to|was supposed to|is asked to|was asked to|promises to|promised to|agrees to|agreed to|offers to|offered to)? ?(?:guard|guards|guarded|watch(?:es|ed)? over|look(?:s|ed)? after|take(?:s)? care of|took care of|babysit(?:s)?|mind(?:s|ed)?|keep(?:s)? an eye on|kept an eye on) (?<ward>(?:an?|the|his|her|their) (?:[^.,;]+? )?(?:dragon|giant|monster|troll|ogre|lion|tiger|beast)) (?<span>for (?:one|a|an|the|a whole|an entire|one whole|two|three) (?:night|day|evening|weekend|week|hour|afternoon)s?|overnight|all night)\\b[^.]*",
    ),
    after: [
      [
        0,
        "“Nothing can happen,” they had said, and that was what made {hero} suspicious. They had left a note, and on it stood three rules. The third one had been smudged by the rain. It began with “Never”.",
      ],
      [
        1,
        "The first hour went well. {Hero} sat up straight and looked at {ward}, and {ward} did nothing at all. The second hour went well, too. In the third hour {hero} noticed that {he} had been reading the same button on {his} jacket for quite a while.",
      ],
      [
        1,
        "“Psst,” said something. It came from where nobody was to make a noise. “Are you awake?” “It's my job to be,” said {hero}. “Then we're two,” it said. “I haven't been asleep for years. I only shut my eyes because they all walk so nicely on tiptoe then.”",
      ],
      [
        2,
        "It was thirsty. After that it was cold. After that it wanted a story, and then the same one again, but with more soup in it. {Hero} looked at the note. None of that was forbidden, so far as one could read it.",
      ],
      [
        0.5,
        "Shortly before morning there were steps. There were two of them, with a sack, and they were not on tiptoe because they were considerate. “Only a child,” whispered the one. “And that thing's asleep,” whispered the other. {Hero} stood up. {His} knees were knocking. “Never,” {he} said, because it was the only word that {he} had from the third rule, “never come any closer.”",
        "Shortly before morning there were steps. There were two of them, with a sack, and they were not on tiptoe because they were considerate. {Hero} stood up. {His} knees were knocking. “Never,” {he} said, because it was the only word that {he} had from the third rule, “never come any closer.”",
      ],
    ],
    end: [
      [
        0,
        "They laughed. They stopped laughing when something warm blew their hats off, from behind. An eye had opened, and then another one. Nothing was said. It merely yawned, once, with everything that it had. One hat was found in the next village.",
        "They laughed. They stopped laughing when they saw who had woken up behind {him}. Nothing was said. One hat was found in the next village.",
      ],
      [
        0.7,
        "“Well?” they asked at sunrise. “Did anything happen?” {Hero} looked at {ward}. Everything lay there as it ought to lie, with both eyes shut, and at one corner of the mouth there was a bit of a grin. “Nothing can happen,” said {hero}.",
      ],
      [
        1,
        "Later they dried the note over the lamp. “Never let it be alone too long,” it said in the third line. {Hero} goes there on Wednesdays. There is soup in it every time.",
        "Later they dried the note over the lamp. “Never let it be alone too long,” it said in the third line.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:opens?|opened|starts?|started|founds?|founded|runs?|ran) (?:an?|the|his|her|its|their) (?:[a-z]+ )??(?<venture>(?:[a-z]+ )?(?:school|restaurant|caf[eé]|bar|shop|store|hotel|hospital|library|bakery|circus|theat(?:er|re)|hair salon|barber shop|salon|museum|band|choir|detective agency|post office|bank|repair shop|taxi|bus line|club|gym))(?: for (?<clients>[^.,;]+))?(?=[.,;]|$| (?:in|on|at|under|and|where|with|near|next)\\b)",
    ),
    idea: /^(?:there was once )?(?:an?|the|two|three|my) (?:[a-z]+ ){0,2}?(?:owl|caterpillar|mouse|mice|bear|fox|cat|dog|hedgehog|snail|rabbit|frog|pigs?|bats?|beaver|mole|duck|goat|monkey|penguin|elephant|wolf|crocodile|spider|crow|ants?|bee|raccoons?|squirrels?|turtle|ghost|witch|dragon|vampire|monster|robot|giant|octopus|hen|hamster|sheep|lion|pirate|knight|king|queen|wizard|soldier|captain|superhero|thief|burglar|sailor|clown|elf|yeti|troll|skeleton|mermaid|alien|grandma|grandpa|princess|prince)\b/i,
    after: [
      [
        0,
        "There was a sign, and it was the best thing about it. “Open,” it said on the one side. On the other side it said “Open” as well, because {hero} could not imagine that anybody would want to read anything else.",
      ],
      [
        1,
        "On the first day somebody came in because of the rain. On the second day it was the same one, and it was not raining. “You've no idea about it, have you?” asked the guest, kindly. “No,” said {hero}. “But I've got time.” “That's worth more,” said the guest and took off his hat.",
      ],
      [
        1,
        "Things were done in {hero's} own way there. Nobody was told off. Whoever did not understand something was allowed to explain it. When something broke, it was given a name. They came from further and further away, because nobody there looked at the clock. There was none.",
      ],
      [
        2,
        "“It doesn't pay,” said the magpie, who understood something about it. {Hero} looked into the till. There lay a feather, three buttons and a poem. “It does, though,” {he} said. It was a good poem.",
      ],
      [
        0.5,
        "Then the inspector came. He was grey and had a list, and he found everything: the wrong height, the wrong width, the missing clock. “You'll have to close,” he said, and put the cap on his pencil. Nobody spoke. In the corner the first guest got up, quite slowly, and put his hat on again.",
      ],
    ],
    end: [
      [
        0,
        "“Have you read the sign?” asked the guest. The inspector had. “And on the other side?” He turned it over. He looked at it for a long time. “That isn't possible,” he said, “one must be able to close.” “Why?” asked a very small one. The inspector opened his mouth. He looked in his list. Then he sat down, because nobody had ever asked him that, and somebody gave him a cup.",
      ],
      [
        0.7,
        "He stayed until late. On his way out he crossed out a few things and measured the door once more; it had the right height, if one ducked. “I'll have to come back,” he said severely. “Regularly.”",
      ],
      [
        1,
        "He has his own hook by now. The sign has faded. One can no longer read what it says, on either side. Everybody knows.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:robs?|robbed|breaks? into|broke into|steals?|stole|sneaks? into|sneaked into|raids?|raided|nibbles?|nibbled)(?: from)? (?<goods>(?:an?|the|all the|some|his|her) (?:[a-z]+ ){0,2}?(?:cake shop|bakery|sweet shop|candy store|cake|cakes|pies?))\\b[^.]*",
    ),
    idea: /\b(?:caught|catch|found out|discovered|crumbs|sorry|guilty|cream|tummy|stomach|footprints|traces|police|detective)\b/i,
    tells: /\b(?:caught|found out|discovered|sorry|guilty|gave)\b/,
    after: [
      [
        0,
        "It was a good plan. It had been drawn in the sand, with arrows. In at the small window, out at the small window, and nobody would notice anything. What the plan did not contain was what happens in between.",
      ],
      [
        1,
        "It smelled so good in there that one had to sit down. “Only what we came for,” they whispered. That was a very little cake. Beside it stood a bigger one, and behind that one was one with cream. “One mustn't let it go bad,” was whispered after a while.",
        "It smelled so good in there that one had to sit down. “Only a little,” {hero} whispered. After a while {he} whispered: “One mustn't let it go bad.”",
      ],
      [
        1,
        "When they wanted to go, the window had become smaller. At least it was narrower than before, in the middle. One pulled, and one pushed, and somebody had the giggles, which made it no better.",
        "When it was time to go, the window had become smaller. At least it was narrower than before, in the middle.",
      ],
      [
        2,
        "In the morning everybody was looking for the thieves. “Have you seen anything?” asked the policeman. “Nothing at all,” was the answer, and it was said with a very honest face. The policeman wrote it down. Then he looked up, and looked at the honest face, and at what was on the nose.",
      ],
      [
        0.5,
        "It was white, and it had a cherry on it. There was no sense in saying anything. The baker's wife came out with her arms folded. Behind her stood a small boy, who had a birthday, and who had no cake. He did not scream. He only looked, and that was the worst of it.",
      ],
    ],
    end: [
      [
        0,
        "That night there was a light on in the shop once more. Nobody had broken in; they had knocked. There were aprons, and they were much too long. It took until five. Things were dropped, and things were licked off, but in the morning there stood a cake that was as high as the boy, a bit crooked, and with a footprint at the side that could not be got out any more.",
      ],
      [
        0.7,
        "“Who wants the first piece?” asked the boy. He gave it to the thieves. It was the smallest one, and it tasted better than all the others together. “Odd,” they said. “It's because you didn't steal it,” said the boy.",
        "“Who wants the first piece?” asked the boy. He gave it to the one who had baked it. It was the smallest one, and it tasted better than all the others together. “It's because you didn't steal it,” said the boy.",
      ],
      [
        1,
        "There's a new speciality in that shop now: cream cake with a footprint. It sells better than anything else. The small window has been made a bit wider, just in case.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:wants?|wanted|wish(?:es|ed)|long(?:s|ed)|hopes?|hoped)(?: (?:to (?:have|get|own|find|be given)|for))? (?<organ>(?:an?|the) (?:real |true |warm |new |beating |own )*(?:heart))\\b[^.]*",
    ),
    idea: /\b(?:robot|tin|wood\w*|stone|snow\w*|puppet|doll|scarecrow|statue|machine|toy|android|clockwork|puppets?|nutcracker)\b/i,
    after: [
      [
        0,
        "It was not that anything was missing, so far as one could see. {Hero} had arms and legs and a very good varnish. But when the others were glad, they put a hand to a certain place. {Hero} had put a hand there, too. It sounded like a cupboard.",
        "It was not that anything was missing, so far as one could see. But when the others were glad, they put a hand to a certain place. {Hero} had tried that, too. It was quite still there.",
      ],
      [
        1,
        "{He} went to the clockmaker. “I could put something in,” said the clockmaker. It ticked very nicely. But it ticked just the same for a funeral as for a fair. {Hero} took it out again and thanked him.",
      ],
      [
        1,
        "{He} asked those who had one what it was like. “It hurts,” said the girl. “It gets heavy,” said the smith. “It runs away with you,” said the old woman, and laughed. “Why do you all keep it, then?” asked {hero}. They looked at one another. None of them had ever thought of giving it back.",
      ],
      [
        2,
        "“One doesn't get it,” said the old woman when the others had gone. “One notices it.” “And how?” “Mostly too late,” she said.",
      ],
      [
        0.5,
        "In the winter the girl fell ill, and it was so cold that her breath was quite white. The people went from room to room and did not know what to do. {Hero} stood in the corner and looked at her.",
      ],
    ],
    end: [
      [
        0,
        "Nobody had asked {him}. {He} lay down beside her, as close as could be, and stayed there all night and all day, and the next night as well. And while {he} listened to her breath, something knocked. It knocked from inside, hard and warm and quite out of time, and it hurt, and {he} would not have given it away for anything in the world.",
      ],
      [0.7, "In the evening the girl sat up. “What's that?” she asked. “It's knocking so.” “That's me,” said {hero}."],
      [
        1,
        "It runs away with {him} now and then, and it gets heavy. When {he} is glad, {he} puts a hand to a certain place. It sounds like somebody who is at home.",
        "It was sometimes heavy after that, and sometimes it ran away with {him}. But it sounded like somebody who is at home.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:lost|loses|had lost|has lost) (?<sense>(?:his|her|its|their) (?:sense of (?:taste|smell|colou?r|humou?r|direction|rhythm|time|wonder|touch)|sight|hearing|memory|courage|imagination|joy|inspiration|ideas|faith|confidence|luck|love of [a-z]+|will to [a-z]+|good mood|patience))\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:painter|artist|illustrator|paint\w*|draw\w*|fiddler|violinist|musician|composer|poet|writer|sculptor|potter)\b).*?\b(?<rescuer>(?:[Aa]n?|[Tt]he|his|her) (?:[a-z]+ )??[a-z]+) (?:help(?:s|ed)|show(?:s|ed)|teach(?:es)?|taught|give[sn]?|gave|bring(?:s)?|brought|cheer(?:s|ed)|remind(?:s|ed))\b/,
    tells: /\b(?:help(?:s|ed)|showed|taught|gave|brought|cheered|reminded)\b/,
    after: [
      [
        0,
        "It had not gone with a bang. It had become less, like soap. And one morning {hero} reached for it, as {he} did every morning, and there was only the empty dish.",
      ],
      [
        1,
        "{He} did everything just as before. {He} even did it particularly well, so that nobody would notice anything. “Very nice,” said the people, and looked at their watches. They had noticed it. They only did not know what it was.",
      ],
      [
        0.3,
        "It was {rescuer} who stood beside {him} one day, eating an apple, and watched for a long time. “What's that supposed to be?” “What it always is,” said {hero}. “You're not looking at it at all,” was the answer. It was not meant badly. It was simply true.",
      ],
      [
        1,
        "“What does this look like?” {Therescuer} held the apple under {his} nose. “Red,” said {hero}. “Wrong. Where it's bitten, it's like the inside of a cloud. There, at the stalk, it's cross. And here it's been lying on its cheek.” {Hero} looked. {He} looked until {his} eyes watered. It was an apple.",
        "“What's this?” {Therescuer} held the apple under {his} nose. “An apple,” said {hero}. “Wrong. Where it's bitten, it's like the inside of a cloud. There, at the stalk, it's cross. And here it's been lying on its cheek.” {Hero} looked until {his} eyes watered.",
      ],
      [
        0.5,
        "They did that every day: a puddle, a gate, an old glove. {He} always lost. After three weeks {hero} sat down on the step and said that it was no use. It began to rain. {Therescuer} did not run in, but stood there with open arms and with an open mouth, and was so wet and so glad that something tugged at {hero}, quite deep down, like a fish on a line.",
      ],
    ],
    end: [
      [
        0,
        "“Don't move,” said {hero}. {He} did not know where {his} hands got it from. They did it by themselves: the rain, and the mouth, and the wet shoes, all of it at once, and none of it as it always was. When it stopped raining, {he} was out of breath. It was all there again. It had never been gone. It had only gone outside, and had been waiting for somebody to come and play.",
      ],
      [
        0.7,
        "“And what does that look like?” asked {therescuer}, and looked at it with the head on one side. “Like you,” said {hero}. “No,” was the answer. “Like you, when you look.”",
      ],
      [
        1,
        "The dish is still there. There is an apple in it. It is changed every day, and whoever comes in has to say first what it's like.",
      ],
    ],
    isWhole: true,
  },
];
