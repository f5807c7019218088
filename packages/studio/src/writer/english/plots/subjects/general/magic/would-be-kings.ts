import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of creatures that want a post, or get a task that seems too big. */
export const wouldBeKings = [
  story({
    says: [
      phrase(
        "(?:wanted|decided|hoped|dreamed|dreamt|longed)[^.,]*? (?:to be(?:come)?|to be made|of becoming|of being) (?:the )?(?=(?:new )?(?:king|queen|ruler|emperor|chief|leader|mayor|boss|president)\\b)<post:thing>",
      ),
    ],
    may: [phrase("between <one:somebody> and <other:somebody>")],
    unless: /\b(?:princess|prince|crown prince|murder\w*|kill\w*|dead|died|poison\w*|marry)\b/i,
    of: "creatures",
    after: [
      "“You?” said the others when they heard that {hero} meant to be {post}. “For that you need a loud voice, and a mane.” {Hero} had neither. But {he} had thought about it for a long time, and {he} knew what {he} would do first. “I would begin by listening,” said {hero}. They found that even funnier.",
      [
        "All the same {hero} set out on the very next morning. First {he} went to {one} and asked what was wrong. It took until noon, because they all spoke at once. Then {he} went to {other} and asked the same thing, and that took until night. In the end {hero} knew something that nobody else knew: both of them were telling the same story.",
        "All the same {hero} set out on the very next morning. {He} went from one to the next, even to those whom nobody likes to visit, and asked each of them what was wrong. It took a whole week. Some talked until night, because nobody had ever asked them. {Hero} learned it all by heart.",
      ],
      "+ The others who wanted to be {post} had no time for that. The strong one roared from the hill. The rich one gave away nuts, one for each promise. The beautiful one hung up pictures everywhere. {Hero} had nothing to hang up. {He} carried water to an old mole who had a question about the weather.",
      [
        "+ In the evenings {one} threw things, and {other} threw them back. Every night somebody was hurt. {Hero} walked through the middle, slowly, so that they had to stop, because nobody wanted to hit {hero} by mistake. It was the only quiet hour of the day.",
        "+ {Hero} fell asleep over it every night. {He} was so tired that {he} no longer dreamed of being {post}. {He} dreamed of the mole, and of what could be done about the wet cellar. In the morning {he} knew, and went to tell him.",
      ],
      [
        "On the great day they all met in the clearing, {one} on the left and {other} on the right. Soon they were shouting, and then the first stone flew. It would have been the end of everything. But {hero} walked out between them, and stood still just there, where it was most dangerous. “May I say what I have heard?” {he} asked.",
        "On the great day they all met in the clearing. Everybody wanted to speak first, and soon they were shouting so loudly that the birds fell out of the trees. Then {hero} walked out into the middle and stood still. {He} did not shout. “May I say what I have heard?” {he} asked.",
      ],
    ],
    end: [
      [
        "“{One} are afraid that {other} will take away the best trees,” said {hero}. “And {other} are afraid that {one} will. You are all afraid of the same thing. There are enough trees. I have counted them, and it took me two days, because I'm slow.” It was so quiet that a leaf could be heard. Then somebody from {one} put down a stone, and somebody from {other} put down another.",
        "And {hero} told them, one after the other: what the mole needed, and the ants, and the old owl who never said anything. There was not one whom {he} had left out. It was so quiet that a leaf could be heard. “How do you know all that?” asked the strongest of them. “I asked,” said {hero}.",
      ],
      "Nobody had to count any votes. They carried {hero} to the highest stone, and it was not easy, for {he} did not like heights. The crown was too big and came down over {his} ears. “What is your first order?” they called. “Supper,” said {hero}, “all together, and everybody sits next to somebody they don't know.”",
      "{Hero} has been {post} for a long time now. {He} has no throne. Whoever wants to see {hero} has to look on the paths. There {he} walks from door to door, with the crown over {his} ears, and asks what is wrong. And if {he} hears nothing, it's only because of the crown.",
    ],
  }),
  story({
    says: [phrase("(?:was|were) (?:chosen|picked|ordered|appointed|selected) to <duty:doing>")],
    unless: /\b(?:murder\w*|kill\w*|war|dead|died|astronaut|rocket|mission|jury|soldiers?|crew)\b/i,
    of: "creatures",
    after: [
      "At first {hero} thought that there must be a mistake. “Me?” {he} asked. {He} looked behind {him}, but no one else was standing there. To {duty}: that was something for big ones, with loud voices and shining boots. {Hero} had neither. “It says so on the list,” said the captain, who did not look happy about it.",
      "People came to see it. “Is that all?” they said, when they saw {hero} at {his} post. Two of them laughed so much that they had to hold on to each other. {Hero} stood as straight as {he} could. In the evening {his} neck hurt, and {he} had not been any use to anybody yet.",
      "+ {Hero} practised in secret. {He} tried to look fierce, and a passing hen asked whether {he} had toothache. {He} tried to be loud, and it came out as it always did. “You will never be like the others,” said the hen, not in an unfriendly way. “You had better be like you.”",
      "+ So {hero} did the work in {his} own way. {He} learned everyone's name. {He} knew who came late and who was sad, and whose shoe was coming off. After a week nobody went past {hero} without saying good morning, not even the two who had laughed.",
      "Then there was a night with a storm, and in the storm came robbers, a dozen of them, with torches and ropes. The big guards ran here and there and shouted, and got in each other's way. When the robbers came round the last corner, only one stood in front of them. It was {hero}.",
    ],
    end: [
      "“Is that all?” laughed the robbers. {Hero's} heart was in {his} mouth. {He} took a deep breath and did the only thing {he} could do, just as {he} always did it, and as much of it as {he} had in {him}. The robbers had expected anything but that. The first one stared, the second slipped, and the rest fell over the two of them.",
      "By the time they had sorted out their legs, everybody was awake, because {hero} knew all the names and had called each one. They came with brooms and pans. The robbers gave up their ropes, and were tied with them. “Who stopped them?” asked the captain, who came last. They all pointed at {hero}.",
      "“There was no mistake on the list,” says the captain today, “I wrote it myself.” {Hero} does not mind. {He} stands at {his} post as {he} has always stood there, and says good morning to all who come by. When somebody new asks, “Is that all?”, a hundred voices answer: “Yes. And it is quite enough.”",
    ],
  }),
];
