import { role, story } from "../subject-story.ts";

/** Tales of animals whom people find, heal or understand. */
export const helped = [
  story({
    says: [
      role(
        "beast",
        "hedgehog|owl|owlet|fox cub|fox|bird|sparrow|robin|crow|raven|pigeon|squirrel|rabbit|hare|duckling|duck|gosling|bat|hawk|falcon|kestrel|magpie|otter|badger",
      ),
      /\b(?:injured|hurt|wounded|broken (?:wing|leg|paw)|orphan\w*|abandoned|fell out|fallen out|weak|sick|baby)\b/i,
      /\b(?:f(?:inds?|ound)|rescu\w+|nurs\w+|looks? after|looked after|cares? for|cared for|takes? (?:it|him|her) (?:home|in)|took (?:it|him|her) (?:home|in)|teach\w*|taught|sav(?:es?|ed)|heal\w*)\b/i,
    ],
    may: [
      role(
        "talker",
        "grandmother|grandma|granny|grandfather|grandpa|mother|mum|father|dad|brother|sister|vet|neighbour|friend|uncle|aunt|teacher",
      ),
    ],
    of: "people",
    unless: /\b(?:hens? and|war|dragon|stray|pirate|stranded)\b/i,
    after: [
      [
        "@street(hero carry) {Beast} was lighter than {hero} had thought. There was nothing to it but a heart, and it beat as fast as a watch. {Hero} carried it home in a jumper, against {his} chest, and did not step on a single crack. “It won't live, you know,” said {talker}, when they looked at it under the lamp. “Perhaps not,” said {hero}. “But it won't do it alone.”",
        "@street(hero carry) {Beast} was lighter than {hero} had thought. There was nothing to it but a heart, and it beat as fast as a watch. {Hero} carried it home in a jumper, against {his} chest, and did not step on a single crack. “It won't live, you know,” said the woman next door. “Perhaps not,” said {hero}. “But it won't do it alone.”",
      ],
      [
        "@bedroom.night(hero sit, mate sit) {Beast} got a box, a hot-water bottle and a towel, and every two hours a drop from a dropper, also at night. {Talker} set the alarm clock, and took turns with {hero}. {Beast} lay there and looked at the wall. On the fourth morning the drop was gone before it had left the glass, and so was a bit of {hero's} finger.",
        "@bedroom.night(hero sit) {Beast} got a box, a hot-water bottle and a towel, and every two hours a drop from a dropper, also at night. {Hero} set the alarm clock. {Beast} lay there and looked at the wall. On the fourth morning the drop was gone before it had left the glass, and so was a bit of {hero's} finger.",
      ],
      "+ @street(hero walk) After that it went quickly. The box was too small, and then the bathroom was. {Hero} learned what {thebeast} could tear, and it was everything. There were tracks on the homework. There was a noise on the wardrobe at three o'clock. In the morning {thebeast} lay asleep in {hero's} left shoe, and {hero} went out in sandals, in the rain.",
      "@room(hero stand, beast look) Then came a day when {thebeast} sat at the window and did not turn round. Out there was the wind, and something called. {Hero} put out {his} hand, as always. {Thebeast} looked at it, with round eyes, and for the first time {thebeast} did not come.",
    ],
    end: [
      "So {hero} went back to the place where it had all begun. {Hero} put the box on the ground and opened the lid. Nothing happened. Then a head came out, and took a breath of everything. One step. One more. {Thebeast} looked back once. “Go on,” said {hero}.",
      [
        "@bedroom.night There was a rustle in the leaves, and {thebeast} was gone. It was the emptiest box that {hero} had ever seen. {Talker} said nothing, and carried it home for {him}, and set the alarm clock for an ordinary time. {Hero} lay awake all the same, every two hours.",
        "@bedroom.night There was a rustle in the leaves, and {thebeast} was gone. It was the emptiest box that {hero} had ever seen. {He} carried it home and set the alarm clock for an ordinary time. {He} lay awake all the same, every two hours.",
      ],
      "@garden.dusk(hero stand, beast sit) It was in the third week, in the evening, that something scratched outside. {Hero} went to the door in {his} socks. On the mat sat {thebeast}, larger than before, and quite at home in its skin. It looked at {him}, and bit {him} in the finger, quite softly, in the same place.",
      "@garden A left shoe stands on the step beside the door, and has done ever since. {Hero} has grown out of it. Sometimes in the morning there's something in it: a leaf, or a feather, or a dent that's still warm.",
    ],
  }),
  story({
    says: [
      role("dog", "dog|greyhound|mongrel|hound|spaniel|terrier|sheepdog"),
      /\b(?:shelter|dogs' home|animal home|pound|rescue centre|rescue center|cage|kennel)\b/i,
      /\b(?:adopt\w*|nobody want\w*|no one want\w*|wants?|wanted|old|chosen|choose\w*|chose|pick\w*|lonely|home|family|years|takes?|took)\b/i,
    ],
    unless: /\b(?:train\w*|robber\w*|show|homeless|puppy|puppies|escap\w*)\b/i,
    may: [
      role(
        "owner",
        "boy|girl|old man|old woman|widow|widower|man|woman|child|grandmother|grandfather|teenager|postman",
      ),
    ],
    lead: "dog",
    after: [
      [
        "On the card at the bars they had written everything: the age, the bad hip, “does not like hats”. People read as far as the age. Then they said “Oh” and went on. Only when {owner} stopped did the left ear go up, because {owner} had not said “Oh”.",
        "On the card at the bars they had written everything: the age, the bad hip, “does not like hats”. People read as far as the age. Then they said “Oh” and went on. Then a boy stopped, all by himself, and did not say “Oh”, and the left ear went up.",
      ],
      [
        "{Owner} sat down on the floor, on this side of the bars, took out a sandwich, and ate it. {Owner} said nothing. The next day it was the same. On the third day {owner} put half of it down, not quite near. {Dog} looked at the sandwich for as long as it took the clock to strike. Then {doghe} came, on three legs and a half, and lay down so that they sat back to back.",
        "The boy sat down on the floor, on this side of the bars, took out a sandwich, and ate it. He said nothing. The next day it was the same. On the third day he put half of it down, not quite near. {Dog} looked at the sandwich for as long as it took the clock to strike. Then {doghe} came, on three legs and a half, and lay down so that they sat back to back.",
      ],
      "+ “There are younger ones,” said the keeper, who only meant well. “That one won't fetch anything. That one won't even bark.” Behind them somebody was just taking away a puppy with a bow, and all the others jumped against the wire. {Dog} had closed both eyes. ",
      "Then it was Friday, and nobody came. The sandwich place stayed empty. On Saturday it stayed empty, too. {Dog} lay with {doghis} nose between the bars. And {dog}, who never barked, stood up, put {doghis} feet apart, and barked, so that the dust fell from the lamps.",
    ],
    end: [
      [
        "@street(owner run) It could be heard as far as the tram stop. There {owner} was just getting out, with a plaster on one knee and a bag that was much too heavy, and began to run. In the bag were a lead, a bowl, a blanket, and a paper with a stamp on it. It had taken two days, and four offices, to get that stamp.",
        "@street It could be heard as far as the tram stop. There the boy was just getting out, with his mother and a bag that was much too heavy, and began to run. In the bag were a lead, a bowl, a blanket, and a paper with a stamp on it. It had taken two days to get that stamp.",
      ],
      [
        "The bars were opened. {Dog} did not come out at once. {Doghe} looked at the door, and at {owner}, and turned round and fetched something from the very back, from under the blanket. It was a crust, three days old. {Doghe} laid it down in front of {owner}.",
        "The bars were opened. {Dog} did not come out at once. {Doghe} looked at the door, and at the boy, and turned round and fetched something from the very back, from under the blanket. It was a crust, three days old. {Doghe} laid it down in front of the boy.",
      ],
      "@street.dusk(dog walk, owner walk) They walked home, because {dog} did not trust the tram. It took the whole evening. They stopped at each tree, and at each bench, and not for the sake of {dog} alone. “Does not like hats,” said the card, which they had been allowed to keep. At the last corner a woollen hat was put into a dustbin.",
      "@room.dusk(dog sit, owner sit) At home there is a sofa. {Dog} is not allowed to lie on it, and lies on it. In the evening the two of them sit there back to back, and there's a sandwich, cut in the middle, and neither of them says a word.",
    ],
  }),
  story({
    says: [
      /\b(?:understand\w*|understood|hears?|heard|sees?|saw|speak\w*|talk\w*|read\w*)\b/i,
      /\b(?:animals?|pets?|cats?|dogs?|birds?|pigeons?|horses?)\b/i,
      /\b(?:(?:what|language of|speech of) (?:the |all )?(?:animals?|pets?|cats?|dogs?|birds?|horses?)|animals? (?:are|were) (?:saying|thinking|talking)|(?:understand|understood|talk(?:s|ed)? to|speak(?:s)? (?:to|with)|spoke (?:to|with)) (?:all )?(?:the )?(?:animals?|dogs?|cats?|birds?|horses?)|what (?:her|his|the|their) (?:pets?|cat|dog|animals?) (?:is|was|are|were) (?:saying|thinking))\b/i,
    ],
    of: "people",
    unless:
      /\b(?:murder\w*|detective|police|vet|forb[ia]d\w*|veterinar\w*|zoo\w*|doctor|dolittle|witch|princess|prince)\b/i,
    may: [role("talker", "cat|dog|hamster|parrot|rabbit|goldfish|budgie|guinea pig|pony|horse")],
    after: [
      [
        "@bedroom(hero talk, mate talk) “You've got your jumper on the wrong way round,” said {talker}. {Hero} looked down at {himself}. It was true. “How long have you been able to talk?” asked {hero}. “Always,” said {talker}, and yawned. “How long have you been able to listen?”",
        "@bedroom(hero talk) “You've got your jumper on the wrong way round,” said a sparrow on the window sill. {Hero} looked down at {himself}. It was true. “How long have you been able to talk?” asked {hero}. “Always,” said the sparrow. “How long have you been able to listen?”",
      ],
      "@street(hero walk) It was loud out there. {Hero} had never noticed how loud it was. The pigeons were counting crumbs and could not agree. The old horse at the corner said “Mind the step” to each child, and had been saying so for years, and no child had ever thanked it.",
      "+ @street(hero stand) {Hero} thanked the horse. It turned its head, very slowly. Within an hour word had got round, and there was a queue in front of the house. The snails wanted somebody to speak to the gardener. The moths had a question about lamps. A fly only wanted to be asked how it was, and when {hero} asked, it did not know what to say.",
      "@street.night(hero look) But beneath it all there was another voice, and {hero} heard it only when it got dark. It was low, and said the same thing over and over. “Three,” it said. “There were three.” It came from the cellar of the empty house. All the others knew about it. “We don't go there,” they said. “She bites.”",
    ],
    end: [
      [
        "@cellar.night(hero sit, mate look) “Then I'll go,” said {hero}, “and you hold the torch.” “With what?” said {talker}, but came along. Behind the coal lay a thin grey cat. She hissed. “How many were there?” asked {hero}, and sat down on the stairs. Nobody had ever answered her before.",
        "@cellar.night(hero sit) So {hero} went alone, with a torch. Behind the coal lay a thin grey cat. She hissed. “How many were there?” asked {hero}, and sat down on the stairs. Nobody had ever answered her before.",
      ],
      "@cellar.night(hero sit) “Three,” said the cat. “I went out for milk. The door fell shut. When I came back in through the coal hole, they were gone.” {Hero} passed it on, from the stairs, out into the night. The moths told it to the bats, the bats told it to the dogs. It ran through the whole town.",
      "@barn.night(hero carry) They were in the hay, in the stable of the old horse. It had heard them squeak, and had lain down beside them, and had been saying so to everybody since then: “Mind the step.” {Hero} carried them across, in the jumper, one, two, three. The cat counted them twice.",
      "@street(hero stand) On the next morning it was quiet again, and nothing but chirps came from the window sill. But {hero} listens all the same. Each morning {he} says thank you to the old horse at the corner, and it nods, and not one child has ever fallen over that step.",
    ],
  }),
  story({
    says: [
      /\b(?:magic(?:al)?|enchanted|(?:becomes?|became) real|(?:comes?|came) (?:alive|to life|true|off the))\b/i,
      /\b(?:paintbrush|brush|pencil|pen|crayons?|paint ?box|chalk|watercolou?rs)\b/i,
      /\b(?:real|alive|life|true|come[s]? (?:alive|true|off)|came (?:alive|true|off)|becomes?|became|paints?|painted|draws?|drew)\b/i,
    ],
    unless: /\b(?:hundred years|police|forg(?:er|ery)|drawings?|monster|dragon|dog|cat|detective|murder)\b/i,
    may: [
      role("painter", "girl|boy|child|painter|artist|orphan"),
      role("greedy", "mayor|king|emperor|landlord|merchant|rich man|queen|general|lord"),
    ],
    lead: "painter",
    after: [
      "@room(hero look) The first thing was a fly. {Hero} had only wanted to try it out, on the edge of the table. It had five legs. It shook itself, and flew up to the lamp. {Hero} sat there with an open mouth. Then {he} painted a sixth leg, into the air, and the fly came back and fetched it.",
      "After that {hero} painted bread, and it was warm. {He} painted a coat for the old woman opposite, with real pockets. {He} did not choose what was beautiful, {he} chose what was missing. But with each thing there was a little less colour left.",
      [
        "@hall(hero talk, greedy talk) {Greedy} heard of it. Three men in boots came and carried {hero} into the large house, brush, bucket and all. “Gold,” said {greedy}. “A mountain of it. Here, outside the window.” {Hero} looked at the little bit of paint that was left. “A mountain,” said {hero}. “And what comes round it?” “Nothing!” cried {greedy}. “So that nobody gets near.”",
        "@hall(hero talk) The richest man in the place heard of it. Three men in boots came and carried {hero} into the large house, bucket and all. “Gold,” said the rich man. “A mountain of it. Here, outside the window.” {Hero} looked at the little bit of paint that was left. “A mountain,” said {hero}. “And what comes round it?” “Nothing!” cried the rich man. “So that nobody gets near.”",
      ],
      "+ @hall(hero stand) So {hero} painted the mountain. It shone so brightly that people far away shaded their eyes. And round it {he} painted water, and more water, up to the window sill. “More!” came a cry from behind. “A ship! A bridge! I want to get over there!” “There's one stroke left,” said {hero}.",
    ],
    end: [
      [
        "@hall(hero stand, greedy look) There was paint for one stroke. {Hero} could have painted a key for {himself}, or a knife. {He} thought about it for a long time. Then {he} painted a line, straight through the air, from the window down to the market place. It was a slide. {Greedy} stared at it. Nobody had ever painted such a thing in that house.",
        "@hall(hero stand) There was paint for one stroke. {Hero} could have painted a key for {himself}, or a knife. {He} thought about it for a long time. Then {he} painted a line, straight through the air, from the window down to the market place. It was a slide. The rich man stared at it. Nobody had ever painted such a thing in that house.",
      ],
      [
        "@market(hero stand, greedy sit) “It's the only way out,” said {hero}, and sat down, and was gone with a whoop. Behind {him} it was quiet for some time. Then came a second whoop, a rusty one, which got brighter towards the bottom. {Greedy} landed in the straw by the fountain, with straw behind both ears, right among the people, and had to laugh.",
        "@market(hero stand) “It's the only way out,” said {hero}, and sat down, and was gone with a whoop. Behind {him} it was quiet for some time. Then came a second whoop, a rusty one, which got brighter towards the bottom. The rich man landed by the fountain, with straw behind both ears, right among the people, and had to laugh.",
      ],
      "+ @room The brush was dry, and it stayed dry. But on the table lay charcoal, and on the wall was so much room. “Show us how,” said the children. What they paint doesn't come alive. It only hangs there. But people stop in front of it, and some of them have gone home and built it.",
      "@room.dusk The slide is still there, and nobody knows what it rests on. And if it is very quiet in the room, in the evening, under the lamp, there's a hum. It's a fly with six legs, and the sixth is a bit too red.",
    ],
  }),
  story({
    says: [
      role(
        "beast",
        "goat|pig|cow|guinea pig|hamster|cat|dog|donkey|sheep|duck|hen|rooster|parrot|llama|penguin|horse|goose|monkey|frog|tortoise|squirrel",
      ),
      /\b(?:elected|election|mayor|president|prime minister|runs? for|ran for|campaign|votes?|voted|parliament)\b/i,
    ],
    unless: /\b(?:mango|mayor's|council|class president|class rep\w*|dam|vote on|crown|murder|budget|forgets?)\b/i,
    after: [
      "@study(beast eat) It had begun as a joke, but counted was counted. {Beast} got a chain, which was too long, and a desk, of which {beasthe} ate a corner. The other candidate, Mr. Plum, had it all done once more. This time {beasthe} had even more votes.",
      "@street(beast sit) “What do you say to the hole in the road?” asked the newspaper. {Beast} went there, looked into it, and sat down beside it, until somebody came with a shovel because they were ashamed. “And the quarrel about the bench?” {Beast} lay down on it, right in the middle. The two who had been quarrelling had to move together, left and right.",
      "+ @study(beast sit) Every day from nine to four {beast} was in the office. People soon saw that {beasthe} never interrupted anybody. People came in with a red face, talked, talked more slowly, and went out with a pale one. “I've never been listened to like that,” said the dentist. Mr. Plum looked in through the keyhole and made notes.",
      "@hall(beast look) Then the factory wanted to have the meadow by the river, with the old trees. Gentlemen in grey brought a contract, and a pen, and a very large carrot. “Any sort of mark will do,” they said. Mr. Plum rubbed his hands. In the hall all of them held their breath. {Beast} smelled at the carrot.",
    ],
    end: [
      "@hall(beast eat) {Beast} ate the carrot. Then, without any hurry, {beasthe} ate the contract. First page one, then page two. The last thing was the pen. It was quiet in the hall. “Is that,” asked a grey gentleman, “a no?” {Beast} burped.",
      "@hall(beast stand) There was such a cheer that the pigeons left the tower. Even Mr. Plum clapped, before he noticed. He had always been in favour of the meadow, secretly, because of a girl and a picnic, forty years ago. “That,” he said, “is what I call a speech.”",
      "@meadow(beast sleep) At the end of the term nobody wanted to have anybody else. But {beast} did not come to the counting. They found {beasthim} on the meadow, asleep under the oldest tree, and the chain hung on a branch. So they elected Mr. Plum, after all. “But you'll listen, won't you?” they said. “From nine to four,” said Mr. Plum.",
      "@study The desk has been left as it was, without the corner. When a gentleman in grey comes in, Mr. Plum lays his hand there, and looks out of the window at the meadow. Then he slowly begins to chew.",
    ],
  }),
];
