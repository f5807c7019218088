import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { where } from "./where.ts";

/** Stories of animals on their way, of those who lead the lost, and of watching animals. */
export const wildWays = [
  story({
    says: [
      phrase(
        "(?:to|for|in|of|into) <cradle:thing> (?:where|in which|that) (?:he|she|it|they|the \\w+|[A-Z]\\w+) (?:was|were|is|are|had been|once) (?:born|hatched|from|came from|grew up)",
      ),
      /\b(?:back|return(?:s|ed)?|home|swam|swims|flew|flies|fly|walk(?:s|ed)|find|see|travel(?:s|led)|crawl(?:s|ed))\b/,
    ],
    may: [
      /^(?:An?|The) [\p{L}]+['’]s [a-z]+/u,
      /\b(?:wants?|wanted|longs|longed|has|had) to (?:go|get|swim|fly|come|return|travel|find)(?: the way)?(?: back| home)?\b/,
      /\b[Bb]ut (?<bar>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:dam|wall|fence|road|motorway|net|city|desert|mountain|storm|bridge|waterfall|lock|gate|cage|harbour|hotel|factory)) (?:blocks?|blocked|was in|stood in|stands in|barred|bars|closed|lay)[^.!?]*/,
      phrase("with <friend:somebody>"),
    ],
    unless: /\b(?:murder\w*|killed|people|zoo keeper|ghost)\b/i,
    of: "creatures",
    after: [
      "{Hero} could not have said where it was, or how far. But when {he} shut {his} eyes, {he} knew the smell of {thecradle}, and how the light fell there in the morning. Something in {hero} tugged, very gently, always in the same direction. {He} only had to go where it tugged.",
      "+ “Stay here,” said the others. “It's nice here, and there's plenty to eat.” It was nice, and there was plenty. {Hero} thanked them, and ate up, and set off. After the first bend {he} could no longer hear them. After the second {he} had never seen anything that {he} saw.",
      "+ On the way {hero} met many who were going in the opposite direction. “You're wrong!” they called. “Everybody's going this way!” “Where were you born?” {hero} called back. They had to think. Some of them stopped, and were still standing there when {hero} was long out of sight.",
      [
        "And then there was {bar}. It went from one side of the world to the other, grey and smooth, and {hero} stood before it like a crumb. {He} tried it at the top and at the bottom, on the left and on the right. {He} ran at {thebar} until {his} head hummed. It had no hole in it anywhere.",
        "And then {hero} lost it. The tugging stopped, between one step and the next. There was noise here, and a smell of smoke, and everything looked the same. {Hero} turned to the left and to the right, and round in a circle. Nothing in {him} said a word any more.",
      ],
      [
        "{Hero} lay there in the evening and was too tired to be sad. “{Thebar} must have been here before you,” said an old toad, who had watched all of it. “No,” whispered {hero}. “I came along here when I was as small as your eye, and there was nothing in the way.” The toad looked at {hero} for a long time. “As small as that?” she said. “Then you don't know about the stairs.”",
        "{Hero} lay there in the evening and was too tired to be sad. “What was it like, then?” asked an old toad, who had watched all of it. {Hero} told her about the smell, and the light in the morning. {He} told it more and more exactly, so as not to cry. And while {he} told it, quite faintly, something began to tug again.",
      ],
    ],
    end: [
      [
        "The toad hopped ahead. Right at the edge of {thebar}, behind reeds, where no one looks, it went up: step by step by step. Somebody must have thought of those who want to go home. {Hero} jumped and slipped and jumped again, and rested on each step. There were a hundred of them. On the last one {he} smelled it.",
        "{Hero} held on to it as to a thread. {He} went with {his} eyes shut, because with {his} eyes shut {he} knew the way best. It went over stones and under roots and through a cold black night. The thread got thicker. When it was as thick as a rope, {hero} smelled it.",
      ],
      "There it was: {thecradle}. It was smaller than {he} remembered, because {hero} had grown. But the light came in from the side, just as it had then. {Hero} found the very spot, turned round in it twice, and lay down. It fitted. And something in {him} that had been tugging for so long was quite still.",
      "Not long after that it was full of little ones there, as small as a toad's eye. {Hero} told them about the whole way, there and back. They listened with half an ear and wanted to be off. “Go on,” said {hero}. “You'll know the way back. It tugs.”",
    ],
  }),
  story({
    says: [
      /\b(?:cross(?:es|ed|ing)?|get (?:across|over|to the other side of)|to the other side of) (?<road>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:road|street|motorway|highway|railway line|railway|crossing|river|bridge|crossroads))\b/,
    ],
    may: [
      phrase(
        "(?:to reach|to get to|to get back to|on (?:her|his|its|their) way to|to (?:her|his|its|their)) <goal:thing>",
      ),
      /\bon the other side\b/,
      /\b(?:had|has|wanted|wants) to cross\b/,
      phrase("with <friend:somebody>"),
    ],
    unless: /\b(?:murder\w*|killed|why did|run over|hit by|dies|died|crossing guard|lollipop|troll)\b/i,
    of: "creatures",
    after: [
      [
        "From here you could see {thegoal} quite well, between two wheels, for a second at a time. “It's not far,” said {hero}. It was not. There was only {road} in between. It hummed all day long, and at night it had eyes.",
        "From here you could see the other side quite well, between two wheels, for a second at a time. “It's not far,” said {hero}. It was not. There was only {road} in between. It hummed all day long, and at night it had eyes.",
      ],
      "{Hero} looked to the left, as you should. Something big came from there. Then {hero} looked to the right, and something bigger came from there. By the time {hero} looked to the left again, it was supper time. “Tomorrow,” {hero} decided. It had been tomorrow for three days now.",
      "+ On the fourth day {hero} had a plan. It had to do with running very fast. One foot was on {theroad} when the wind of a lorry blew {hero} back into the ditch, head over heels, with a noise like a trumpet. After that {hero} had another plan. It had to do with thinking.",
      "In the ditch an old beetle lived, who had never in his life been on the other side. “Forget it,” he said. “I had an uncle who was fast.” He did not say any more about that uncle. {Hero} looked across to the other side and felt very small.",
      "Then a bicycle stopped. There was a girl on it with a red helmet. She looked at the ditch. She looked at {hero}, and at the other side, and understood it at once. “Wait!” she said, threw the bicycle into the grass, and ran off.",
    ],
    end: [
      "She came back with her whole class. They had chalk, and flags, and a teacher with a whistle. They drew wide white stripes right across {theroad}, and then they stood on the left and on the right and held hands. Everything stopped, even the lorry. “Please,” said the girl. {Hero} took a deep breath and stepped on to the first stripe.",
      [
        "It was so quiet that the steps could be heard. {Hero} did not run now. {Hero} walked, with head held high, from stripe to stripe, and all along the way people leaned out of the windows and smiled. On the last stripe {hero} turned round. The old beetle was coming too. And there, right in front, without anything in between, was {thegoal}.",
        "It was so quiet that the steps could be heard. {Hero} did not run now. {Hero} walked, with head held high, from stripe to stripe, and all along the way people leaned out of the windows and smiled. On the last stripe {hero} turned round. The old beetle was coming too. And there, with nothing in between, was the other side.",
      ],
      "There is a sign there now, with somebody very small on it. And twice a day, when the sun is low, the girl with the red helmet stands at {theroad} and looks to the left, and to the right, and then down into the ditch. “Anybody?” she asks.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:led|leads|lead|guided|guides|guide|brought|brings|bring|carried|carries|carry|helped|helps|help) <stray:somebody> (?:safely )?(?:to (?:find|get) )?(?:(?:the |her |his )?way )?(?:out of|through|back|home|across|down|over|to safety)",
      ),
      /\b(?:lost|stray\w*|strayed|alone|fog|snow\w*|dark|storm|way (?:home|out|back)|desert|canyon|forest|cave|mountains?)\b/,
    ],
    may: [phrase(`(?:out of|through|across|over) ${where("wilds")}`), /\bback to (?:her|his|the|their) [a-z]+/],
    unless: /\b(?:murder\w*|killed|war|robot|santa|ghost|museum|pulls? the sleigh)\b/i,
    of: "creatures",
    after: [
      "{Stray} {straywas} sitting on a stone and had stopped shouting some time ago. There was nobody to hear it. Then there was a step, and {stray} looked up. There stood {hero}, at a little distance, without a sound. Neither of them had ever seen anything like the other so close.",
      "{Hero} knew very well that you keep away from people. It was the first thing {he} had ever learned. But this one was small and wet round the eyes, and smelled of fright, and {hero} knew that smell. {He} took one step back. And then {he} took two steps forward.",
      "“Do you know the way?” whispered {stray}. {Hero} turned round, went a few steps, and looked back. {Stray} did not move. So {hero} came back and did it all over again: round, a few steps, and a look. The third time {stray} got up.",
      "+ It was slow going. {Stray} tripped where {hero} simply went, and was tired, and had to sit down every few minutes. {Hero} showed {strayhim} the hollow in the rock where there was always some water. They drank out of it side by side. In the water were two faces, and they looked at each other.",
      "Then it grew dark, and it grew cold. {Stray} could not go on. “Go without me,” said {stray}. {Hero} heard something far off, which was not good. {He} could have been gone in three leaps. {He} lay down, round {stray}, like a wall with a heart in it, and kept {his} ears up all night long.",
    ],
    end: [
      "When it got light, there was white frost on {hero's} back, and under it {stray} {straywas} warm. They went on. And round the last bend there were voices, and lamps, and dogs, and somebody who called a name again and again until it broke. {Stray} ran. After ten steps {stray} stopped and came running back.",
      "For a moment {stray} leaned against {hero} and pressed {strayhis} face to {hero's} neck. {Hero} kept quite still for it. Then a lamp swung round, and a man raised something long. “No!” cried {stray}, and stood in front of {hero} with both arms spread out. When they lowered the lamp, {hero} was gone.",
      "“Nobody can have led you,” they said. “Not all that way.” {Stray} has never argued with them about it. But each year, on that day, {stray} goes as far as the last bend and puts an apple on the stone. And each time someone stands up there against the sky, and waits until {stray} has looked.",
    ],
  }),
  story({
    says: [
      /\b(?:go|goes|went|sits?|sat|wait(?:s|ed)?|get|gets|got up|stay(?:s|ed)?|climb(?:s|ed)?|hid|hides?|camp(?:s|ed)|drove|drives?|sneak(?:s|ed)?)\b(?: [^.!?]{2,40}?)? to (?:watch|observe|count|film|photograph|listen to|wait for|see) (?<sight>(?:(?:an?|the|his|her|their) )?(?:[a-z-]+ ){0,3}?(?:birds|turtles|whales|cranes|owls?|foxes|badgers|deer|seals|dolphins|bats|fireflies|storks|swallows|toads|frogs|geese|beavers|wolves|otters|bears|nightingales|moths|hedgehogs|penguins|eagles|elephants|kingfishers|stars|comet|lights|eclipse|shower|stingrays|salmon|butterflies|swifts|flamingos))\b/,
    ],
    may: [
      /\b(?:every|each) (?:full moon|night|evening|morning|spring|autumn|summer|year|winter|Sunday|Saturday)\b/,
      /\b(?:[Gg]randpa|[Gg]randma|[Gg]randfather|[Gg]randmother|[Uu]ncle|[Aa]unt|father|mother)\b/,
      /\bcome (?:ashore|home|out|back|by|past)\b/,
    ],
    unless: /\b(?:murder\w*|killed|spy|film star|football|match|zoo|ghost|hunter\w*|poach\w*)\b/i,
    of: "people",
    after: [
      "They had their own place for it, and it had a dip in it by now that fitted {hero} exactly. There was a blanket, a flask, and one rule: no talking. “Not even if my foot goes to sleep?” “Then least of all.” So {hero} waited for {thesight}, and at first there was nothing, and then there was nothing for a long time.",
      "+ When you keep still, other things come. A beetle walked across a sleeve as if it were a road. Somewhere something cracked a nut. {Hero} had never known that the dark was so full. {He} held {his} breath, and let it out again. It was not {thesight}. It was only the wind.",
      [
        "+ “Perhaps they won't come this time,” whispered {mate} at last, against the rule. {Hero} put a finger to {his} lips. It had got colder, and the flask was empty, and {mate} thought of bed. {Mate} thought of it so hard that one eye was shut already.",
        "+ “Perhaps they won't come this time,” {hero} thought at last. It had got colder, and the flask was empty, and {hero} thought of bed. {He} thought of it so hard that {his} chin sank down on {his} chest.",
      ],
      "Then there was light, where no light ought to be, and it was loud. A group of people came over the ridge with lamps and music. They laughed and threw bottles. {Hero} jumped up. Out there something dark had just been moving, right at the edge, and it stopped, and drew back. It had nearly been {thesight}.",
      "{Hero} was not at all brave with strangers. But {he} ran up the slope and stood right in the light, with {his} hair full of grass. “Please,” said {hero}. {He} had been quiet for so long that it came out as a croak. “Please put it out. They've come such a long way. They'll turn back.” “Who will?” asked the people. So {hero} told them about {thesight}.",
    ],
    end: [
      "One after another the lamps went out. The music stopped in the middle of a word. And the people came and lay down in the grass, ten of them in a row, and somebody put a hand over his mouth, because he was not used to it. It was so dark now that there was nothing but stars. “There,” breathed {hero}.",
      "They came. They came slowly, one and then another, as they had always come, from long before there was anyone to look. {Hero} did not count. It was {thesight}, so near that {he} could hear breathing, and no one said a single word, and no one took a picture. Beside {hero} someone was crying, quite quietly, and it was the biggest of them, with the music.",
      "There are more dips in the grass today, a whole row of them. Everyone has a blanket, and there is still the one rule. {Hero} lies in the middle. And when the first shape moves in the dark, {hero} squeezes the hand beside {him}, and it goes along the row, from one to the next, right to the end.",
    ],
  }),
];
