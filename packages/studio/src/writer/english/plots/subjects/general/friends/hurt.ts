import { phrase } from "../../phrase.ts";
import { story, type WrittenStory } from "../../subject-story.ts";

/** Somebody has lent a thing that does not come back. */
const lending = {
  says: [
    phrase("(?:lent|lends|loaned) <item:thing> to <other:somebody>"),
    /\b(?:worried|worries|never|broke|breaks|lost|loses|c[oa]me back|return\w*|back|ruined|but|afraid|tore|torn|damaged)\b/,
  ],
  unless:
    /\b(?:murder\w*|kill\w*|money|bank|coins?|library|magic\w*|librarian|years|dead|died|time|life|voice|br(?:ought|ings?) (?:it|them) back|returned it|returned them)\b/i,
  of: "people",
  after: [
    "{Hero} had never lent {theitem} to anybody before. “Of course,” {hero} had said, before {he} had really thought about it, and {other} had gone off with {theitem} and with such a happy face. Now {hero} looked at the empty place where {theitem} belonged, and counted the days.",
    "When {hero} met {other}, {he} tried it the polite way. “Is everything all right?” asked {hero}. “Yes, thank you,” said {other}, and looked away. The next day {other} was in a great hurry. The day after that {other} saw {hero} coming and quickly crossed the road. {Hero} walked home with both hands in {his} pockets and thought about that.",
    "+ “What you lend is gone,” {hero} was told by those who always know such things. {Hero} lay awake and saw {theitem} in a puddle, in a strange cupboard, in the teeth of a dog. {He} was cross with {other}. Then {he} was cross with {himself} for being cross, and after that it was morning.",
    "So {hero} went to {other} and knocked. It took a long time before the door opened. {Other} had red eyes. “You've come for {theitem},” said {other}, and did not step aside. “I wanted to come to you, every single day. I got as far as the corner. But something has happened, and I don't know how to say it.”",
  ],
  end: [
    "Then {other} did step aside. There lay {theitem}, with glue and thread and tools all round. It had been an accident, and quite a small one, and {other} had tried to mend {theitem} again and again. You could see every single try. “I was afraid that you would never lend me anything again,” said {other}. “And that you wouldn't be my friend any more.”",
    "{Hero} looked at the damage. Then {he} looked at the hands of {other}, which had plasters on four fingers. All at once {hero} was not cross any more. “You should have said so,” said {hero}. “I would have helped you.” They sat down on the floor, and {hero} held and {other} mended. It took them until the evening, and nobody was sorry about that.",
    "{Hero} has {theitem} back. You can see the mended place if you know where to look, and {hero} likes it best of all. The old place at home is often empty, though. “Just take {theitem} along,” says {hero}, and {other} does. And {other} comes back each time, all by {otherhimself}, and tells {hero} already from far off what has happened.",
  ],
} satisfies WrittenStory;

/** Stories of those who are hurt by somebody they trusted, or think so. */
export const hurt = [
  story({
    says: [
      phrase(
        "(?:stopped (?:speaking|talking) (?:to|with)|would not (?:speak|talk) to|refused to (?:speak|talk) to|did not (?:speak|talk) to|was (?:so |very |too )?(?:angry|furious) (?:with|at)|could not forgive) <other:somebody>(?! and\\b)",
      ),
      /\b(?:after|because|when) (?<why>(?:he|she|they) (?!was |were |wanted|thinks|thought)[^.;]+\.)/u,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|died|dead|dying|husband|wife|married|marr\w+|divorc\w*|years|decades|war|ghost|robot|in love|mother|father|parents|son|daughter)\b/i,
    of: "people",
    after: [
      "It was a real silence, and {hero} was good at it. If {other} came in, {hero} looked at the wall. If {other} asked something, {hero} gave no answer. “Please pass the salt,” said {other}. {Hero} passed the salt to the other end of the table. {He} had a good reason, and {he} said it over to {himself} each morning: {why}",
      "{Other} tried a joke first. {Hero} did not laugh. Then {other} tried it with a present, wrapped in newspaper, and the present lay in front of {hero's} door until somebody fell over it. “Are you never going to talk to me again?” asked {other}. {Hero} was silent for so long that this was an answer, too.",
      "+ It was not as good as {hero} had thought. All day long there were things that only {other} would have found funny. {Hero} opened {his} mouth to tell {other}, remembered, and shut it again. By the evening {hero} had a whole list in {his} head of what {he} could not say to {other}.",
      "The worst was not what had been done. The worst was that it had been {other}, whom {hero} had trusted more than anybody else. That evening {hero} sat behind {his} closed door and thought about it. Then {he} heard something on the other side. {Other} was sitting out there on the floor, and had been for quite a while.",
    ],
    end: [
      "“You needn't say anything,” said {other} through the door. “I knew that it would hurt you, and I did it all the same. It took me one second, and you've had to think about it for days. I don't ask you to forget it. I'm sorry. That's all.” {Other's} voice was shaking. {Hero} had never heard it shake before.",
      "{Hero} opened the door. “That's what I was waiting for,” said {hero}. It was the first sentence in days, and it came out hoarse. “Not for the joke, and not for the present.” Then {hero} told {other} what it had been like, all of it. {Other} listened to the end and did not once say “but”. Afterwards both of them were a bit tearful, and very hungry.",
      "Since then there is a rule between {hero} and {other}. If one of them is hurt, it is said at once, and if the other one did it, “sorry” comes first and the joke comes later. At table {hero} passes {other} the salt again. Now and then {he} passes it to the wrong end, and then they both grin.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:overheard|heard|saw|noticed|caught|found out that|discovered that|thought that|believed that) <others:somebody>(?= (?:secretly |were |was |are |had |had been |always )*(?:planning|whispering|meeting|plan|planned|met|whispered|organi[sz]ing|talking|making plans))",
      ),
      /\b(?:friends|classmates|brothers|sisters|family|colleagues|cousins|neighbours|team|teammates|parents|pupils|students|class)\b/,
      /\b(?:without (?:her|him)|behind (?:her|his) back|not like (?:her|him)|hat(?:e|ed) (?:her|him)|forg[eo]t|forgotten (?:her|his|him)|left out|any ?more|no longer|excluded)\b/,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|bank|steal\w*|stole|bomb|crime|police|robbery|divorc\w*|war|king|queen|boss|sack\w*|fire[sd]?)\b/i,
    of: "people",
    after: [
      "{Hero} had not wanted to listen. But {he} had heard it quite clearly: “Not a word to {him}, do you understand?” Then somebody giggled. {Hero} went hot and then cold. As soon as {he} came round the corner, {others} fell silent and looked at the floor. “We were just going,” they said, and were gone.",
      "{Hero} went through everything that evening. Had {he} said something wrong? {He} thought of the last week, and of each sentence in it, and found three that might have been the one. When {others} did not come to explain it, {hero} was quite sure. They did not like {him} any more. They were planning it all without {him}.",
      "+ The next day {hero} tried it with kindness and shared out to {others} whatever {he} had in {his} bag. They took it, thanked {him} and gave each other an odd look. So {hero} tried it the other way round and did not say a word to any of {others}. They hardly noticed. They had their heads together over a piece of paper, and covered it up when {he} came near.",
      "In the end {hero} could not bear it. “You needn't hide it,” {he} said to {others}, and {his} voice shook. “I heard you. If you don't want me, then say so, and I'll go.” It was dead quiet. {Others} looked at each other, and every one of them had turned red. “Oh no,” said the smallest of them. “Now it's spoilt.”",
    ],
    end: [
      "“What is spoilt?” asked {hero}. They took {hero} by both hands and pulled {him} along, round two corners and through a door. A long banner hung there, still wet, and only half of its letters were painted. Together they would have been {hero's} name. There was a cake as well, a crooked one, and on it was written in cream: BECAUSE YOU ARE YOU.",
      "“It was for tomorrow,” said {others}. “We planned it without you because it's for you. You think of everybody, and nobody ever thinks of you.” {Hero} wanted to say something and had to blow {his} nose instead. “I thought you didn't like me any more,” {he} said. “You could have asked us,” they said. “You could have whispered more quietly,” said {hero}.",
      "{Hero} painted the rest of the letters {himself}. You can see exactly where {others} stopped and {hero} went on. And if there is whispering behind a corner now, {hero} gives a loud cough, goes up to {others} and asks: “Is it about me?” Mostly it is about cake.",
    ],
  }),
  story(lending),
  story({
    ...lending,
    says: [
      phrase("(?:lent|lends|loaned) <other:somebody> (?=(?:his|her|their|the|a|an) )<item:thing>"),
      /\b(?:worried|worries|never|broke|breaks|lost|loses|c[oa]me back|return\w*|back|ruined|but|afraid|tore|torn|damaged)\b/,
    ],
  }),
];
