import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of a lost broom, a golden fish, a mirror, riddles and drawings that come alive. */
export const broomsAndWishes = [
  story({
    says: [
      role("witch", "witch"),
      /\b(?:broom|broomstick)\b/i,
      /\b(?:lost|los(?:es|ing)|broke\w*|snapped|stol\w*|missing|gone|r[au]ns? away|disappear\w*|worn out|too old|refus\w*)\b/i,
    ],
    unless: /\b(?:afraid|scared|murder\w*|bus driver|detective)\b/i,
    may: [...companion("witch")],
    lead: "witch",
    after: [
      "@garden(hero fly) {Hero} tried to fly without a broom first. {He} said the words, held on to nothing, and jumped off the garden wall into the rhubarb. Then {hero} tried it with the rake. The rake flew well enough, but only along the ground, and it left the garden very tidy behind it.",
      [
        "@forest(hero walk, mate walk) “A new broom is made in a day,” said {talker}. “It takes a stick, and twigs, and a string.” “It took us forty years,” said {hero}, “that broom and me. It knew the way home in the fog. It leaned into the corners before I did.” They went into the wood all the same, and {talker} carried the string.",
        "@forest(hero walk) A new broom is made in a day, with a stick, twigs and a string. But the old broom had known the way home in the fog, and it had leaned into the corners before {hero} did. {He} went into the wood all the same, with a string in {his} pocket, and looked at every stick as people look at strangers.",
      ],
      "+ @forest(hero carry) The first stick was too straight, and flew only north. The second was hazel, and turned towards every nut. The third one laughed. By the evening {hero} had splinters in both hands and no broom, and in the sky the other witches were already passing over, one behind the other, with their lanterns lit.",
      "@forest.dusk(hero look) Then {hero} stumbled over something under an old birch. It was a young tree, no higher than a chair, which the winter had bent right down to the ground. {Hero} knelt down, and had only the string for the broom. {He} looked at the sky, and at the little birch.",
    ],
    end: [
      [
        "@forest.dusk(hero build, mate give) “Give me the string,” said {hero}. “All of it?” asked {talker}. “All of it.” {Hero} tied the little tree to a post, so that it stood straight, and brushed the dirt from its leaves. “There,” {he} said. “One of us ought to be up.” {Talker} lit the lantern for the long walk home.",
        "@forest.dusk(hero build) {Hero} took the string out of {his} pocket and used it all. {He} tied the little tree to a post, so that it stood straight, and brushed the dirt from its leaves. “There,” said {hero}. “One of us ought to be up.” Then {he} lit a lantern for the long walk home.",
      ],
      "@forest.night(hero look) Behind {hero} there was a rustle. The old birch had shaken itself. A branch came down and lay in front of {his} feet, neither straight nor crooked, with the twigs already on it, as thick as a fox's tail. It leaned a little to the left, and that was where the path turned.",
      [
        "@mountain.night(hero fly, mate sit) They caught up with the other witches over the mountain. “New broom?” called the first of them. “Quite old,” called {hero}, “about a hundred years.” {Talker} sat behind with both eyes shut. The birch broom took the corner before {hero} had thought of it, and went through the fog as if it were at home.",
        "@mountain.night(hero fly) {Hero} caught up with the other witches over the mountain. “New broom?” called the first of them. “Quite old,” called {hero}, “about a hundred years.” The birch broom took the corner before {he} had thought of it, and went through the fog as if it were at home there.",
      ],
      "@forest(hero stand) Every spring {hero} flies to the wood and loosens the string a little, for the small birch has grown. And when it is windy and the two of them stand there side by side, the broom and the tree, they bend the same way at the same moment.",
    ],
  }),
  story({
    says: [
      role("fish", "golden fish|goldfish|magic fish|talking fish|magic carp|carp|golden carp|silver fish"),
      /\b(?:wish(?:es)?|grant\w*|promis\w*)\b/i,
    ],
    unless: /\b(?:genie|birthday|death|died|murder\w*|aquarium shop)\b/i,
    may: [role("greedy", "wife|husband|brother|king|sister|mother|neighbour|landlord")],
    of: "people",
    after: [
      "“Put me back,” said {fish}, “and you shall have what you wish for.” {Hero} had never heard a fish talk, and first of all {he} said good morning. Then {he} thought about it. “We could do with a new bucket,” said {hero}. “Ours has a hole.”",
      [
        "@kitchen(hero stand, greedy talk) The bucket was there when {hero} came home, and it was full of soup. “A bucket?” cried {greedy}. “You could have had a house!” So {hero} went back and asked for a house. The next day it was a bigger one, with a tower. Each time {fish} said, “It is done,” and each time it came up out of deeper water, and looked paler.",
        "@street(hero stand) The bucket was there when {hero} came home, and it was full of soup. “A bucket?” cried the neighbours. “You could have had a house!” So {hero} went back and asked for a house. The next day it was a bigger one, with a tower. Each time {fish} said, “It is done,” and each time it looked paler.",
      ],
      "+ @castle(hero walk) It was a fine house. There were so many rooms in it that the soup was cold before it reached the table. {Hero} slept in a bed with curtains, and missed the sound of the water under the window. At night {he} got up, and counted the doors, to have something to do.",
      [
        "@castle(hero talk, greedy talk) “And now,” said {greedy} in the evening, “I want the sea to obey me, and the fish to bring my slippers.” {Hero} did not like to ask for that. {He} stood on the shore for a long time before {he} called. Then {fish} came up, very slowly, and there was only one last golden scale on its side.",
        "@castle(hero talk) “And now ask for a crown,” said the neighbours in the evening, “and for a street of gold for each of us.” {Hero} did not like to ask for that. {He} stood by the water for a long time before {he} called. Then {fish} came up, very slowly, and there was only one last golden scale on its side.",
      ],
    ],
    end: [
      "“What has happened to you?” asked {hero}. “Each wish costs a scale,” said {fish}. “You have one wish left. Say it quickly, and it is done.” {Hero} looked at that last scale, which shone like a small window.",
      "“Then I wish,” said {hero}, “that you had all of them back.” {Fish} looked at {him} with a round eye. “That will cost you the house,” it said, “and the tower and the bed.” “I know,” said {hero}. The water began to shine from below, gold and gold and gold. When it was dark again, {hero} stood there in {his} old boots.",
      [
        "@kitchen(hero sit, greedy sit) At home there was the old room with the old table, and {greedy} sat at it and did not say a word. {Hero} put the bucket down. There was still soup in it, and it was hot. They ate. “It's better than in the tower,” said {greedy} after the second plate, rather quietly. “There it was always cold.”",
        "@kitchen(hero sit) At home there was the old room with the old table. {Hero} put the bucket down. There was still soup in it, and it was hot. The neighbours came, to shout at {him}, and smelled it, and stayed. There were only two spoons, which went round.",
      ],
      "The new bucket has never got a hole, and there is always a little more in it than was put in. And when {hero} goes down to the water in the morning and says good morning, something golden jumps, quite far out, and says it back.",
    ],
  }),
  story({
    says: [
      /\b(?:draws?|drew|drawn|drawings?|paints?|painted|paintings?|sketch\w*|scribbl\w*|chalk|doodle[sd]?)\b/i,
      /\b(?:(?:comes?|came|coming) (?:alive|to life|off the|out of the)|becomes? real|became real|step(?:s|ped) out|(?:is|was|were|are) (?:alive|real)|bring\w* .{0,25}to life|brought .{0,25}to life|jump(?:s|ed) (?:off|out))\b/i,
      /\b(?:draws?|drew|drawn|drawings?|paints?|painted|picture|scribbled|doodled|sketched)\b(?: \w+){0,3}? (?<drawn>(?:an?|the) (?:[a-z]+ ){0,2}?(?:dog|cat|dragon|horse|lion|tiger|bird|mouse|elephant|monster|fox|bear|rabbit|dinosaur|unicorn|fish|whale|frog|wolf|penguin|giraffe|owl|butterfly|pony|snake|crocodile|octopus))\b/i,
    ],
    unless: /\b(?:murder\w*|museum thief|police|horror|curse\w*|killer|forg\w*)\b/i,
    of: "people",
    after: [
      "First {thedrawn} moved an ear, or the place where an ear ought to be, for {hero} had drawn it in a hurry. Then it shook itself, so that coloured dust flew about. It looked at {hero}. “You forgot my left foot,” it said. “Oh,” said {hero}, and drew it quickly, and {thedrawn} tried it out and was content.",
      "@street(hero run) From then on they were together all day long. {Thedrawn} was as flat as a pancake from the side, and from the front it was wonderful. It could slip under doors. It ate drawn apples, and crunched.",
      "+ “Draw me a hill,” it said, and {hero} drew a hill, and they slid down. “Draw me a friend,” it said at night. “I'm your friend,” said {hero}. “You're the best,” said {thedrawn}, “but you are so thick. I would like to have somebody to be flat with.”",
      "@street.storm(hero run) Then the first big drop fell. It fell right on its back, and where it had fallen there was a hole. “It's only rain,” said {hero}, but {thedrawn} looked down at itself. Its colours were running down the street towards the drain. “I can feel myself going,” it said. “Do something, please.”",
    ],
    end: [
      "@street.storm(hero run) {Hero} tore off {his} jacket and held it over the two of them, and they ran from doorway to doorway. It was not enough. The tail was gone already, and the left foot. “Inside!” cried {hero}. {He} pushed the door open, and there was the white wall of the hall, which nobody was ever allowed to touch.",
      "@corridor(hero stand) “Jump!” said {hero}. {Thedrawn} jumped, with all the colour it had left, and hit the wall, and stayed there, very faint. {Hero} knelt down before it with every crayon and brush in the house. This time {he} was not in a hurry, and {he} put in each whisker and each hair.",
      "@corridor(hero stand) When {he} had finished, {he} waited. Nothing moved. It was a picture on a wall. Then {hero} remembered, and took a pencil once more, and drew a second one right beside it, quite flat, with a friendly face. “That one's for you,” {he} whispered. And in the dark, just before {he} fell asleep, {hero} heard two of them laughing.",
      "@corridor(hero look) The wall has never been painted over. And when it rains, and {hero} comes past, {he} puts {his} hand flat on the wall for a moment, and it is a little warm, and there is coloured dust on {his} fingers.",
    ],
  }),
  story({
    says: [/\bpirates?\b/i, /\b(?:knit(?:s|ted|ting)?|crochet\w*|sew(?:s|ed|ing)?|embroider\w*)\b/i],
    unless: /\b(?:treasure map|whale|murder\w*|school|swim\w*|parrot)\b/i,
    may: [role("talker", "cabin boy|cabin girl|ship's cook|first mate|helmsman|ship's cat|monkey")],
    of: "people",
    after: [
      "@ship(hero look) On the outside {hero} had everything that a pirate needs: the boots, the belt, the terrible laugh. But under the bunk in the cabin stood a box with a lock on it. At night, when the crew snored, {hero} opened it. There were nine balls of wool in it, and two needles, and half a sock with a skull on the heel.",
      [
        "@ship.night(hero talk, mate talk) “I can hear it,” said {talker} one night, through the keyhole. “Click, click, click.” The terrible laugh stuck in {hero's} throat. “You won't tell the others?” {he} asked. “A pirate doesn't knit.” “You are a pirate,” said {talker}, “and you knit. So a pirate does.” And {talker} sat down, and held the wool.",
        "@ship.night(hero look) One night there was a knock at the cabin door. It was the ship's boy, who could not sleep. He saw the wool, and he saw the needles, and his mouth fell open. “A pirate doesn't knit,” said {hero} quickly. “You are a pirate,” said the boy, “and you knit. So a pirate does. Will you show me how?”",
      ],
      "+ @ship(hero point) By day it was not so easy. “Attack!” {hero} shouted, and counted stitches in {his} head. {He} was so deep in thought that {he} let two merchant ships sail past, and a third one had to ask whether it was being robbed. The crew put their heads together. “Something is wrong with {hero},” they said.",
      "@ship.storm(hero stand) Then came the storm, the longest of all. For nine days icy waves ran over the deck, and the men sat below in the dark, wet to the bone, with blue noses, and began to quarrel. On the ninth day the first knife lay on the table. “One more word,” said the gunner. {Hero} looked at the knife. Then {he} went and fetched the box.",
    ],
    end: [
      "@ship(hero stand) {He} put it down between the two who were fighting, and turned the key. “I knit,” said {hero}. “I have done it for years. You may laugh.” It was the bravest thing that {he} had ever done, and {his} knees felt it. And in the middle of the storm, in front of all of them, {hero} took the needles and finished the sock.",
      "@ship(hero give) Nobody laughed. {Hero} held the sock out to the gunner, who had the bluest feet. He put it on. A slow smile went over his face. “My grandmother used to knit,” he said. “Can anybody learn it?” By midnight all of them were at it, with their tongues between their teeth, and the only sound below deck was click, click, click.",
      [
        "+ @ship(hero stand, mate stand) When the sun came out, a ship of the navy lay beside them, with all its cannons ready. The admiral climbed on board with a sword. He saw {hero} and {talker} and thirty pirates in striped socks, and not one of them looked up. “Mind the wool,” said {talker}. The admiral had wet feet. He asked, rather shyly, whether there was a needle left.",
        "+ @ship(hero stand) When the sun came out, a ship of the navy lay beside them, with all its cannons ready. The admiral climbed on board with a sword. He saw {hero} and thirty pirates in striped socks, and not one of them looked up. “Mind the wool,” said {hero}. The admiral had wet feet. He asked, rather shyly, whether there was a needle left.",
      ],
      "@harbour(hero stand) The black flag still flies, but it has a knitted border now, and when it comes into a harbour, people do not hide. They queue for socks. {Hero} stands at the top of the plank in the boots and the belt, and laughs the terrible laugh, because the children ask for it. And the box has no lock any more.",
    ],
  }),
  story({
    says: [
      role("keeper", "troll|sphinx|dragon|ogre|giant|gatekeeper|bridge keeper"),
      /\b(?:riddles?|toll|joke|password)\b/i,
      /\b(?:bridge|cross\w*|pass(?:es|ed|ing)?|gate|guard\w*|through|river)\b/i,
    ],
    lead: "keeper",
    unless: /\b(?:murder\w*|online|internet|phone|computer|motorway)\b/i,
    may: [
      role(
        "traveller",
        "girl|boy|goats|goat|child|children|knight|princess|prince|fox|rabbit|mouse|merchant|shepherd|sister|brother|friends|donkey|hedgehog|squirrel",
      ),
    ],
    after: [
      [
        "“Nobody gets past,” said {keeper}, in a voice like a cellar door, “who cannot answer.” {Traveller} sat down on the nearest stone, and thought. A beetle went by, and thought as well. “May I say something wrong first?” asked {traveller}. {Keeper} had never been asked that before. “How wrong?” asked {keeper}.",
        "“Nobody gets past,” said {keeper}, in a voice like a cellar door, “who cannot answer.” People sat down on the nearest stone, and thought. A beetle went by, and thought as well. Most of them turned round in the end and went home, and {keeper} looked after them with a long face.",
      ],
      [
        "“Is it a potato?” asked {traveller}. “No,” said {keeper}. “Is it a potato with a hat on?” There was a sound like a stone rolling over in a river. It was {keeper}, trying not to laugh. “You get only one more,” said {keeper}, “so make it a good one.” But {keeper} had moved a little closer, and sat down.",
        "One evening a small girl came with a goose under her arm. “Is it a potato?” she asked. “No,” said {keeper}. “Is it a potato with a hat on?” There was a sound like a stone rolling over in a river. It was {keeper}, trying not to laugh. “You get only one more,” said {keeper}, and moved a little closer, and sat down.",
      ],
      "+ It got dark, and {keeper} lit a fire. Nobody had ever sat there for so long. All the others had been in a hurry. They had known the answer, or had not known it, and either way they had been gone. “That's a pity,” said {keeper}, and poked the fire. “I have such a lot of them.”",
      [
        "“Now I have one for you,” said {traveller}. {Keeper} sat up straight. “What stands in the same place every day, and asks everybody a question, and hopes that they will not know the answer?” {Keeper} thought about it. The fire burned down. {Keeper} counted on all the fingers, and began again at the thumb.",
        "“Now I have one for you,” said the girl. {Keeper} sat up straight. “What stands in the same place every day, and asks everybody a question, and hopes that they will not know the answer?” {Keeper} thought about it. The fire burned down. {Keeper} counted on all the fingers, and began again at the thumb.",
      ],
    ],
    end: [
      "“I don't know,” said {keeper} at last, and looked at the ground. “Is it me?” For a moment there was only the wind. {Keeper} swallowed. “And I hope that they will not know the answer,” said {keeper}, “because whoever knows it goes away.” The beetle came nearer. “And then it's so quiet here.”",
      [
        "“That was right,” said {traveller}. “You get past.” “Where to?” asked {keeper}. Nobody had ever thought of that, either. They stood up, and stretched their legs, and crossed over together, and looked at the place from the other side. “It looks much friendlier from here,” said {keeper} in surprise.",
        "“That was right,” said the girl. “You get past.” “Where to?” asked {keeper}. Nobody had ever thought of that, either. They stood up, and stretched their legs, and crossed over together, and looked at the place from the other side. “It looks much friendlier from here,” said {keeper} in surprise.",
      ],
      "+ There was a village on the other side, with smoke over the roofs. It was supper time. {Keeper} asked the first riddle at the first table, and a baby got it right by throwing a spoon. They asked for another one, and for one more, until long after bedtime, and not one person was in a hurry.",
      [
        "Whoever wants to go that way may go now, with an answer or without. But beside the path stands a bench that is wide enough for {keeper} and for three others. And if {traveller} comes past, there's always a new one to think about, and the answer, surprisingly often, is a potato with a hat on.",
        "Whoever wants to go that way may go now, with an answer or without. But beside the path stands a bench that is wide enough for {keeper} and for three others. And whoever sits down there is asked something, and the answer, surprisingly often, is a potato with a hat on.",
      ],
    ],
  }),
];
