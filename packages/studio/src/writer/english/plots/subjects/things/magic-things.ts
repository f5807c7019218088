import { role, story, type WrittenStory } from "../subject-story.ts";

const BRUSH: WrittenStory = {
  says: [
    /\b(?<brush>(?:an? |the |his |her |old |strange |magic |golden |little |tiny )*(?:paintbrush|brush|pencil|crayon|crayons|chalk|pen|sketchbook|paint ?box|piece of chalk|felt-tip|coloured pencils|notebook))\b/i,
    /\b(?:paint(?:s|ed|ing)?|draw(?:s|n|ing)?|drew|sketch\w*|writes?|wrote)\b/i,
    /\b(?:real|alive|to life|come[s]? true|came true|becomes? true|became true)\b/i,
  ],
  of: "people",
  unless:
    /\b(?:murder\w*|kill\w*|horror|police|steals?|stole|stolen|comic book artist|war|dead|died|detective|novel\w*|author|love)\b/i,
  after: [
    "{Hero} began with a plum. It had hardly got its stalk when it rolled off the paper, and it tasted of summer and a little of paint. Then came a cat, who stretched, climbed off the sheet and asked for milk.",
    "By evening they stood in front of the door. “Could you do me a new roof?” asked one neighbour. “A bicycle?” “A goat?” {Hero} did what {he} could. But {he} was in a hurry, and so the goat had five legs, and the bicycle had square wheels, and the roof was upside down and held the rain like a bowl.",
    "+ “One must look properly first,” said the cat. “I've got three whiskers on the left and eight on the right. I'm not complaining. I'm only mentioning it.” {Hero} wanted to put it right at once. But there were still forty people at the door, and each of them wanted something before supper.",
    "Then it got away from {him}. {Hero} had only wanted to paint something strong, something really big, to impress them all. The paper tore, and out of it, paw by paw, came the beast, and it was as high as the door.",
  ],
  end: [
    "“Everybody out!” shouted {hero}. {He} painted a fence, but it was a hasty fence, and the beast blew it over. Then there was only a little colour left. And {hero} did what {he} had not done all day. {He} stopped, and sat down on the floor, and looked.",
    "{He} looked for a long time. And {he} saw that the lines were all crooked, and that one of the paws was far too short. It was not roaring because it was wicked. It hurt when it walked! “Hold still,” said {hero}, and {his} hand was shaking. Then {he} painted, slowly, hair by hair, the paw as it ought to be. For that the colour was just enough.",
    "The beast put the paw down. It tried one step, and then a second. It stopped roaring. It lowered its enormous head, laid it in {hero's} lap, and began to purr, so that the plums fell from the shelf.",
    "+ There was no paint left after that, not a drop. The roof had to be turned over by hand, and that took the whole street a week. Nobody grumbled. The goat kept her five legs, since she was used to them, and no other goat could run like that.",
    "{Hero} still has {thebrush}, and now and then there is a bit of colour in it. Then {he} sits in front of a leaf, or a neighbour, and looks, and looks. And behind {him} in the sun lies the beast, and holds up one paw, so that {he} can see how it is done.",
  ],
};

/** The same with the animal that the idea has. */
const namingBeast = (each: string | readonly string[]): string | readonly string[] =>
  typeof each === "string" ? each.replace(/the beast/g, "{thebeast}").replace(/The beast/g, "{Thebeast}") : each;

/** Stories of magic things: a genie in a lamp, a mirror, a button that stops time, a brush, and shoes. */
export const magicThings = [
  story({
    says: [
      role("genie", "genie|djinn|jinn"),
      /\b(?:lamp|bottle|wish\w*|teapot|kettle|jar|can|vase|flask|thermos|first day|beginner|granted?|rubb\w*)\b/i,
    ],
    of: "people",
    unless:
      /\b(?:bored|tired|lazy|retire\w*|allerg\w*|refus\w*|not want|n['’]t want|thief|stol\w*|steal\w*|murder\w*|horror|kill\w*|evil|war|revenge|wife|husband|divorc\w*)\b/i,
    after: [
      "{Thegenie} looked at {hero}, and then at a small book with a great many notes in it. “Good day, Master, or Mistress, or Whatever-is-right,” {geniehe} read out. “You have three wishes. Please don't wish for anything difficult.”",
      "“A horse,” said {hero}, just to try it. {Thegenie} clapped. There was a bang, and a good deal of smoke, and there stood a house. It was a very small house, and it sneezed. “A horse, a house,” said {thegenie} unhappily. “It's the one letter. I always get it wrong when people look at me.”",
      "+ They put the house on the window sill, where it felt comfortable. “How long have you been doing this?” asked {hero}. {Thegenie} did not want to say it. “In there you can't practise,” {geniehe} said at last. “There isn't any room. And nobody has ever asked me whether I like it.”",
      "The second wish was ice cream, for everybody in the street, as much as they could eat. {Hero} said it slowly and clearly. {Thegenie} took a deep breath and clapped. It rained mice. “I'll get thrown out,” whispered {thegenie}, and became as thin as a thread.",
    ],
    end: [
      "{Hero} had one more wish. {He} thought of all the things that a person can have: a palace, a ship, a mountain of gold. Then {hero} looked at {thegenie}, who was trying to sweep up four hundred mice with the corner of {geniehis} sleeve. “What would you wish for,” asked {hero}, “if you were me?”",
      "{Thegenie} let the sleeve drop. In three thousand years nobody had turned the question round. “I'd like to be allowed to make a mistake,” said {thegenie}, “and nobody shuts the lid.” “Then that's what I wish,” said {hero}. “Really? Not gold?” “Really,” said {hero}.",
      "This time there was no bang and no smoke. There was only a little click, like a lock when it opens. {Thegenie} stepped over the edge and stood with both feet on the floor, and was just as big as {hero}. “It worked!” {geniehe} cried. “At the first try!”",
      "+ The mice have found good places, all of them. The house on the window sill has a family in it now, and sneezes only when the pepper is out. And {thegenie} is learning to do without a book. {Geniehe} is best at it when nobody counts the mistakes.",
      "The lamp stands on the shelf, without its lid. Now and then there is a bang in the kitchen, and smoke under the door. Then {hero} calls: “What was it meant to be?” And {thegenie} calls back: “Soup!” And it is a swan, or a soap, and once, on a Sunday, it really was soup.",
    ],
  }),
  story({
    says: [
      role(
        "proud",
        "princess|prince|queen|king|emperor|girl|boy|woman|man|duchess|actress|actor|mayor|teenager|lady|widow|daughter|son|count|duke",
      ),
      role("mirror", "magic mirror|talking mirror|enchanted mirror|mirror|looking glass"),
      /\b(?:truth\w*|lie[sd]?|lying|honest\w*|vain|fairest|prettiest|most beautiful|flatter\w*)\b/i,
    ],
    lead: "proud",
    unless:
      /\b(?:jokes?|riddles?|songs?|sings?|sang|weather|advice|crack\w*|broken|blind|murder\w*|horror|kill\w*|ghost|evil|snow white|witch|reflection|another world|other side|through|dead|twin|car|rear-?view|into the mirror|past|future|younger|older|steps?|hall of mirrors)\b/i,
    after: [
      "@bedroom(hero look) “Good morning,” said {hero} to {themirror}, and turned {his} best side to the glass. “How do I look?” “Tired,” said {themirror}. “And you have jam on your chin.” {Hero} wiped off the jam. “That wasn't the question,” {he} said. “It was the answer, though,” said {themirror}.",
      "@bedroom(hero talk) Everybody else said that {his} singing was lovely, and that {his} jokes were funny. “They laugh before you get to the end,” said {themirror}. “Haven't you noticed?” {Hero} hung a cloth over {themirror}. “It's dark in here,” came a voice from under the cloth. “And you're sulking.” So {hero} carried {themirror} down to the cellar, face to the wall.",
      "@hall(hero look) Then came the great feast. {Hero} wore new clothes. “Magnificent!” they all cried. But behind their hands they whispered, and {hero} felt a draught somewhere. All at once {he} wished for nothing so much as one person who would say it.",
    ],
    end: [
      "@cellar(hero take) {He} ran down to the cellar, three steps at a time, and turned {themirror} round. “Quickly,” panted {hero}. “What is it?” {Themirror} looked at {him} from head to foot. “You've got a hole at the back,” it said, “as big as a plate. And your underwear has ducks on it.” {Hero} began to laugh until {he} had to hold on to the wall.",
      "@cellar(hero sit) “Why does nobody tell me?” asked {hero}, when {he} could speak again. “Because you put people like me in the cellar,” said {themirror}. It did not say it unkindly. {Hero} sat down on the coal. “Then tell me something else that's true,” {he} said in a small voice. “But please, a good one, if there is one.”",
      "@cellar(hero look) {Themirror} did not have to think. “When you laugh like that,” it said, “you look like somebody whom one would like to have as a friend. I've seen a great many faces. I have never said that to any of them.”",
      "+ @hall(hero dance) {Hero} went back up to the feast, turned round, and showed them the ducks. There was a moment of horror. Then a child laughed, and then they all laughed, right to the end and not before. It became the best feast that had ever been held there.",
      "@bedroom(hero look) {Themirror} hangs in the bedroom again, where the light is good. “How do I look?” {hero} asks every morning. “Tired,” says {themirror}. “And you have jam on your chin.” And {hero} wipes it off and says: “Thank you.”",
    ],
  }),
  story({
    says: [
      /\b(?<button>(?:an? |the |his |her |grandfather's |old |strange |broken |magic |golden |little )*(?:remote control|remote|pocket watch|stopwatch|wristwatch|watch|clock|button|hourglass|whistle|phone|camera|app))\b/i,
      /\b(?:stops?|stopped|pause[sd]?|pausing|freez\w*|froze|frozen|stand still|stood still|hold)\b[^.]*\b(?:time|everything|the world|everyone|everybody|clock)\b/i,
    ],
    of: "people",
    unless:
      /\b(?:falls? off|fell off|train|letter|letters|village|town|baker|repair\w*|mend\w*|murder\w*|bank|robber\w*|steal\w*|kill\w*|police|detective|war|bomb|wedding day|dying|hospital|terminal)\b/i,
    after: [
      "{Hero} tried it again, and it was no dream. One press, and the gulls hung in the air like paper. The ball stood over the wall, the ice cream stood between the cone and the ground, and it was so quiet that {hero} could hear {his} own eyelashes. One more press, and everything went on.",
      "@street(hero take) It was wonderfully useful. {Hero} was never late again. {He} caught every cup that fell. {He} finished {his} sums in the middle of the test, with everybody sitting there like statues, and then had time for a walk. “How do you do it?” people asked. {Hero} hid {thebutton} in {his} pocket and smiled.",
      "+ @street(hero look) Soon {hero} did it for small things too. {He} stopped the rain, and walked home between the drops. {He} stopped the evening, when it was nice, and sat in it for as long as {he} liked. But when {he} turned round to say how nice it was, nobody had heard it. They all had their mouths half open.",
      "@room(hero look) Then came the birthday. It was the best that {hero} had ever had, with everybody there, and the candles lit, and a joke just told. “Let it never be over,” thought {hero}, and pressed. They sat around the table in the golden light, all laughing, without a sound. {Hero} stayed with them for three days. The cake did not taste of anything.",
    ],
    end: [
      "@room(hero look) On the third evening {hero} looked at the faces one after the other. In the corner of an eye there was a tear of laughing, and it could not fall. The smallest was just about to jump up and run to {him}, with arms wide open, and had been about to do so for three days. And {hero} understood that the hug would never arrive, if nobody let it.",
      "@room(hero) It was hard to press. When it was over, it would be over. {Hero} shut {his} eyes and did it anyway. At once there was the noise, and the laughing, and the tear fell, and two arms flew round {his} neck so hard that the chair tipped over. “What did you wish for?” they cried. “That,” said {hero} from the floor.",
      "+ @room(hero eat) The candles burned down, and the cake tasted of chocolate. People went home one by one, as people do, and it was sad, and it was right. {Hero} stood at the window and waved until the last of them had gone round the corner.",
      "{Hero} put {thebutton} back where it had come from. {He} is late again sometimes, and gets rained on, and drops cups. But on some evenings, when everything is as it should be, {hero} holds quite still, for one breath, all by {himself}, and nobody notices.",
    ],
  }),
  story({
    ...BRUSH,
    says: [
      ...BRUSH.says,
      role("beast", "tiger|lion|dragon|monster|bear|dinosaur|wolf|giant|crocodile|elephant|rhinoceros|panther|leopard"),
    ],
    after: BRUSH.after.map(namingBeast),
    end: BRUSH.end.map(namingBeast),
  }),
  story(BRUSH),
  story({
    says: [
      /\b(?:magic|enchanted|bewitched|strange|new|old|red|golden|silver|second-hand) (?:[a-z]+ )?(?<shoes>shoes|boots|slippers|trainers|sneakers|ballet shoes|wellies)\b/i,
      /\b(?:by themselves|on their own|whenever|ma(?:ke|kes|de) (?:her|him|them|me)|will of (?:their|its) own|could not stop|cannot stop|led|carried (?:her|him)|own way|wherever)\b/i,
    ],
    of: "people",
    unless:
      /\b(?:murder\w*|horror|kill\w*|cinderella|shoemaker|cobbler|museum|dog|puss|stol\w*|steal\w*|race|marathon|football|lie[sd]?|fl(?:y|ew|ies))\b/i,
    after: [
      "@street(hero walk) {Hero} had wanted to turn left. The {shoes} turned right. “Stop it,” said {hero}, and held on to a lamp post. Down below {his} feet went on, without getting anywhere, like those of a wind-up toy. A lady with shopping bags made a wide circle round {him}.",
      "+ @street(hero run) There was nothing to be done. The {shoes} had a plan. They took {hero} past the school, where the bell was just ringing, and through the middle of a puddle. They hopped where there was nothing to hop over. “I've got things to do,” panted {hero}. The {shoes} took no notice. They turned in at a gate that {he} had never gone through.",
      "+ @park(hero dance) In the park there was a band, and there they danced. {Hero} had always said that {he} could not dance. Now {he} spun round like a top, three times to the left, and people clapped. {Hero} went red up to the ears. But somewhere around the knees it began to feel rather nice.",
      "@street(hero look) Then the {shoes} stopped, so suddenly that {hero} nearly fell over them. They stood in front of a grey house with one window. Nothing was going on there at all. Behind the glass sat an old woman, quite still, and looked at {hero's} feet as you look at a letter.",
    ],
    end: [
      "@room(hero talk) She opened the door before {hero} could knock. “So they are still going,” she said. “I danced in them for thirty years, through half of the world. When my knees gave up, I put them out for the poor. I thought that somebody young should have them.” She bent down and stroked the {shoes} over the toes. They wriggled.",
      "@room(hero look) “They've been restless,” said {hero}. “They wouldn't let me go anywhere else.” The old woman had to sit down. “And I thought that nobody would come any more,” she said. Then she put on a record, a scratched one. “They know this one best,” she said. “Would you mind? I can't do it. But I can watch.”",
      "@room(hero dance) So {hero} danced, in a small grey room, between the table and the stove. The {shoes} did it almost by themselves. But when the slow part came, {hero} held out both hands. “You needn't get up,” {he} said. And they danced it like that, {hero} on {his} feet and the old woman in her chair, with closed eyes, and all over the world it was evening and there was music.",
      "@street(hero walk) The {shoes} go where {hero} wants to go now. They have what they wanted. Only on Thursdays {he} lets the laces hang loose, shuts {his} eyes, and says: “All right. Where to?” It is always the same house, and there are two chairs by the window, with a light on.",
    ],
  }),
];
