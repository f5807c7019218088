import { also, story } from "../../subject-story.ts";

const NO =
  "(?:did not|does not|do not|didn['’]t|doesn['’]t|never|refused?s?|would not|will not|won['’]t|no longer|hated|hates)(?: (?:ever|at all|really))?(?: wan(?:t|ts|ted))?(?: to)?";

/** Stories of children and animals who do not want to: go to bed, have a bath, get glasses, grow up, melt, go to school. */
export const noThankYou = [
  story({
    says: [
      new RegExp(
        `\\b${NO} (?:go(?:es|ing)? (?:back )?to (?:bed|sleep)|sleep(?:ing)?|fall asleep|hibernate|bedtime)\\b`,
        "i",
      ),
    ],
    unless:
      /\b(?:monster|ghost|under (?:the|his|her) bed|dark|nightmares?|work|wife|husband|party|Santa|alone|without|teddy is|lost)\b/i,
    of: "young",
    may: also(
      "everybody else|all the others|the others",
      "(?:stay|stayed) (?:up|awake)",
      "miss(?:es|ed)? (?:something|anything)",
    ),
    after: [
      "“I'm not tired,” said {hero}. “Not a bit.” And {he} yawned so wide that you could have counted all there was inside. “That wasn't a yawn,” said {hero} quickly. “That was a silent song.” Because while you sleep, thought {hero}, all the best things happen, and you are not there.",
      "+ So {hero} had a drink of water, and then another. {He} had an itch, and a question, and a second question about the answer. {He} had to say good night to everyone once more, and then to those who had gone to bed first because {he} took so long.",
      "+ “One more story,” said {hero}. It was told. “One more about what happened after that.” It was told too, and the one who told it fell asleep in the middle. {Hero} drew up the blanket for the teller, very gently, and crept out on tiptoe.",
      "Now the night began, and {hero} was wide awake and ready for it. {He} sat up straight and waited for all the wonderful things. The moon moved a little. A moth flew past and said nothing. {Hero} waited, and held {his} eyes open with two fingers.",
    ],
    end: [
      "Then an old owl landed beside {hero}. “What are you waiting for?” she asked. “For what happens at night,” said {hero}. “I want to see it all.” The owl put her head on one side. “You're on the wrong side of it, then,” she said. “Out here there's only me. The best of the night is in there, with your eyes shut.”",
      "“I don't believe that,” said {hero}. “Last night,” said the owl, “somebody flew over this very spot on a spoon. I was asleep when I saw it.” {Hero} thought about the spoon. “What colour was it?” {he} asked. “I woke up before I could see,” said the owl. “Somebody would have to look again.”",
      "{Hero} was back under the blanket before she had finished. “I'm not tired,” {he} said. “I'm only going to have a quick look.” {He} closed one eye, and nothing happened. {He} closed the other one as well. And there it came, round the corner, with a small bell on the handle.",
      "In the morning {hero} was the first to be up. “It was green!” {he} shouted, and told it to everyone, and then again to those who were still in bed. And that evening, when the moon had only just come up, somebody was already lying there with both eyes firmly shut. “Sssh,” said {hero}. “I'm busy.”",
    ],
  }),
  story({
    says: [
      new RegExp(
        `\\b${NO} (?:tak(?:e|es|ing)|ha(?:ve|ving)|get(?:ting)?|go to|wear(?:ing)?|put on|be|sit in)? ?(?<dread>(?:an? |the |his |her |new )*(?:baths?|bathtub|haircuts?|glasses|spectacles|braces?|barber(?:'s)?|hairdresser(?:'s)?|dentist(?:'s)?|hair ?cut|injections?|vaccination|hearing aids?|plaster|eye ?patch|shower))\\b`,
        "i",
      ),
    ],
    unless: /\b(?:lost|broke|stole\w*|lion's|Samson|work|until he can see|wife|husband)\b/i,
    of: "young",
    after: [
      "“No,” said {hero}. “Thank you, but no.” {Hero} had heard enough about {dread}. {He} had nothing against it for others. But for {himself} {he} had other plans, and the first one was to hide, at once, and very well.",
      "{Hero} sat in a cupboard behind the coats. “Where can {hero} be?” asked everybody, and opened the cupboard, because {his} feet stuck out. {Hero} tried the roof of the shed. {He} tried a very large hat. {He} tried to be ill, but forgot in the middle which leg it was.",
      "+ Then {hero} wrote a list with reasons against {dread}. There were nine of them, and number four was underlined twice. “It's a good list,” everybody said. “We'll keep it.” And they reached for {his} hand all the same.",
      "On the way {hero} walked slower and slower. In the end {he} stopped altogether. “What is it really?” came the question, and no one laughed. It took {hero} a while. “Afterwards I won't be me any more,” {he} said. “I'll look in the mirror, and somebody else will look out.”",
    ],
    end: [
      "“Then we'll do it like this,” they said. “You are the one who says go. And you are the one who says stop.” {Hero} thought that over. Nobody had ever asked {him} before. {He} climbed up, all by {himself}, and held on tight with both sides. “Go,” said {hero}, with {his} eyes squeezed shut.",
      "“Stop!” {he} called, after one second. They stopped. {Hero} opened one eye. Everything was still there. “Go,” {he} said, and then “Stop” again, only to see if it worked. It worked each time. The fourth time {hero} forgot to say it, because {he} wanted to see what was happening.",
      "Then it was over, and they turned {hero} to the mirror. {He} looked for a long time. {He} stuck out {his} tongue, and the one in the mirror stuck out the same tongue. “It is me,” said {hero}. “Only clearer.” And {he} walked all the way home in front of everyone.",
      "A little later somebody smaller hid in the cupboard behind the coats, because of {dread}. {Hero} did not pull the door open. {He} crept in and sat down beside those two feet. “I know a word that helps,” {he} whispered. “I'll lend it to you. It's stop.”",
    ],
  }),
  story({
    says: [
      new RegExp(
        `\\b${NO} (?:grow(?:ing)? up|get(?:ting)? (?:any )?(?:older|bigger)|become (?:a grown-up|an adult|older)|grow any(?: more| bigger)?|be (?:a grown-up|grown up|big))\\b`,
        "i",
      ),
    ],
    unless: /\b(?:Peter Pan|die[sd]?|killed|town|village|planet|potion|curse|vampire)\b/i,
    of: "young",
    after: [
      "{Hero} had looked closely at the big ones, and {he} had made up {his} mind. They sat on chairs for hours and said “Mmm”. They never jumped into anything. They always knew what time it was. “I'm staying as I am,” said {hero}. “I'm just the right size.”",
      "So {hero} took steps. {He} ate only half of {his} dinner, because the other half makes you grow. Each morning {he} stood against the door frame, and each morning the mark was a tiny bit below the top of {him}.",
      "+ “It's happening without me,” said {hero} in horror. {His} favourite hiding place had got too tight. The shoes pinched, though {he} had told them not to. {Hero} rubbed out the mark on the door and drew it again a little higher. It helped for a week.",
      "Then came the afternoon when the smallest of them all climbed too high and dared not come down again. Those who were little stretched up their arms, and it wasn't enough. The big ones were far away, on their chairs. {Hero} looked up and swallowed.",
    ],
    end: [
      "{Hero} stood on tiptoe. {He} stretched until everything in {him} creaked. A week ago it wouldn't have been enough. Now it was, by exactly the width of one thumb. “Let go,” said {hero}. “I've got you.” The little one let go and held on to {his} neck with all its might.",
      "“You're so big,” whispered the little one. {Hero} wanted to say that this wasn't true. But it was rather nice up there with somebody on {his} shoulders. “Jump into that puddle,” begged the little one. And {hero} jumped. With two of them it splashed much higher than it ever had with one.",
      "In the evening {hero} asked the oldest person {he} knew. “Do you have to stop jumping, when you are big?” Then the old one stood up from the chair, took a run, and jumped from the rug to the doorstep. “Have to?” said the old one. “Who says so?”",
      "There is a new mark on the door, and {hero} drew it exactly where it belonged. The little one is measured right below. Then, whenever it has been raining, all of them go out to the biggest puddle: a small one, an old one, and in the middle, just the right size, {hero}.",
    ],
  }),
  story({
    says: [
      /\b(?:snow ?(?:man|woman|men|girl|boy|bear)|ice (?:bear|sculpture|queen|cream)|icicle)\b/i,
      new RegExp(`\\b${NO} (?:melt(?:ing)?|disappear)\\b|\\b(?:escape|before (?:he|she|it|they)) melt`, "i"),
    ],
    unless: /\b(?:freezer|summer on|beach|North Pole|love|adults)\b/i,
    after: [
      "It began with a drop. It hung from the tip of {hero's} nose, and then it fell. {Hero} looked down at it. “That wasn't mine,” said {hero}. But there was another, and the sun had a warm hand and laid it on {his} back. “I won't,” said {hero}. “I've only just got to know everybody.”",
      "+ {Hero} moved into the shade of the wall, and the sun came round the wall. {He} stood behind the shed, and the sun came round the shed. “Can't you shine somewhere else?” asked {hero}. “I shine everywhere,” said the sun kindly. “I'm sorry. It's nothing against you.”",
      "+ The children brought umbrellas and wet towels and tied a fan to a branch. They pushed {hero} on a sledge from one cool corner to the next. At every corner {hero} was a bit smaller. “You're getting easy to push,” said the children, and then they wished they had not said it.",
      "At last {hero} was no taller than a bucket. A blackbird sat down on {his} hat. “Why are you so sad?” asked the blackbird. “Because I'm going to be nothing,” said {hero}. “Nothing!” said the blackbird. “Have you never asked where you came from?”",
    ],
    end: [
      "“From the sky,” said {hero}. “And before that?” asked the blackbird. “From the river. And before that from the sea, and before that from a cloud. You've done this a thousand times. You're only very bad at remembering it.” {Hero} was quiet. Somewhere inside {him} there was a sound like waves.",
      "“Does it hurt?” asked {hero}. “Ask your feet,” said the blackbird. {Hero} looked down. Where {his} feet had been there was a bright little brook. It was already running across the meadow, and around every stone, and it giggled. And right beside it the first snowdrop had opened.",
      "“I'll keep your hat,” said the smallest child, and could hardly speak. “And your nose, and the buttons.” “Don't cry,” said {hero}. “Just leave the place free for me.” Then {hero} looked at the sun, and did not move away any more. “All right,” said {hero}. “Now I want to know how it goes on.”",
      "All summer it rained now and then, and the children stood at the window and waved. In the autumn there was mist. And one morning everything was white. They ran out with the hat, the nose and the buttons to the place that they had kept free. “There you are,” said {hero}. “Let me tell you about the sea.”",
    ],
  }),
  story({
    says: [
      new RegExp(
        `\\b${NO} go(?:ing)? (?:back )?to (?:(?:his|her|the|a) )?(?:new )?(?:school|kindergarten|nursery|preschool|class)\\b`,
        "i",
      ),
    ],
    unless: /\b(?:bull\w*|died|dead|war|work|sick|robot|teacher|magic|dragon|boarding)\b/i,
    of: "young",
    after: [
      "“I can't go there,” said {hero}. “I don't know how.” The bag stood packed by the door and looked far too new. {Hero} had put a stone in it, the round one from under the bed, so that there would be at least one thing in that place that knew {him}.",
      "+ On the first morning {hero} held on to the door. On the second {he} held on to the gate. Somebody had to loosen {his} grip, one finger at a time, and at the far end the first one had already closed again. “Everybody goes,” they said. {Hero} had never asked to be everybody.",
      "+ “What if I don't know an answer?” asked {hero}. “What if I need to go out, and I don't know where? What if they've all got somebody already?” There were a great many of these what-ifs. {Hero} carried them along, and they weighed more than the bag.",
      "When {hero} finally stood in the doorway of the classroom, it was even louder than {he} had feared. All the faces turned. {Hero} looked for something to hold on to, and there was nothing. So {he} crept under the coats in the corner. But somebody was sitting there already.",
    ],
    end: [
      "“This is my place,” whispered a boy with a runny nose. “But you can have half.” They sat there side by side in the dark between the coats. After a while {hero} took the stone from {his} pocket. The boy looked at it, and then he felt in his own pocket. He had brought a spoon.",
      "“It's from home,” said the boy. “Mine too,” said {hero}. They swapped, for one minute each. Outside, the teacher read out a story, and it was about a whale. They couldn't hear it well from there. So they moved forward a little, and then a little more, until their heads stuck out from under the coats.",
      "“And what did the whale say then?” asked the teacher, and looked at the coats as if they had been in the class for years. “Go away?” said {hero}. Everybody laughed, but it was the good sort. “Quite right,” said the teacher. “At first. Come to the front. From there you can see its teeth.”",
      "The next morning {hero} held on to the door, but only to wait for the boy with the spoon. “Come on!” called {hero}. “It's about the whale today!” The bag bounced as they ran. In {his} pocket there was something cold and smooth, and it was not the stone. They had swapped for the night.",
    ],
  }),
].flatMap((each) => (each.of === "young" ? [each, { ...each, of: "creatures" as const }] : [each]));
