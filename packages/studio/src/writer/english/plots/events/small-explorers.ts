import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

/** Animals and plants that want to see more, turn up in unexpected places, or have to look for a home. */
export const smallExplorers: readonly ClauseScene[] = [
  toldEvent({
    words:
      "(?:wanted|wants|longed|dreamed|wished|hoped|would like) (?:so much |always |just once |finally )?(?:to|of) (?:see(?:ing)?|know(?:ing)?|find(?:ing)? out|explor(?:e|ing)|discover(?:ing)?|visit(?:ing)?|get(?:ting)? to know) (?<goal>(?:the )?(?:other side of [^.,]+|(?:big |wide |whole |outside |great )*world|sky|city|big city|mountains?|forest|top of [^.,]+|end of the world|what (?:was|is|lay|lies|came|comes|happened) [^.,]+|africa|paris|stars|horizon|outside))",
    idea: /\b(?:snail|slug|worm|earthworm|ant|mouse|mole|beetle|tortoise|turtle|hedgehog|caterpillar|chick|hamster|rabbit|frog|toad|spider|guinea pig|duckling|ladybird|ladybug|woodlouse)\b/i,
    after: [
      "“It's the same there as it is here,” said those who had never been. {Doer} nodded politely. But in the evening, when it was still, something came across from there: a smell, a scrap of music, a light that went on and off. It was not the same.",
      "{Doer} set out on a Monday. {Doerhe} took nothing along but a leaf, for the hunger and against the sun. It was uphill. By noon {doerhe} could no longer hear the voices at home, and by evening {doerhe} slept in a place that had no name yet.",
      "On Tuesday a bird came by, and {doer} kept as still as a stone. On Wednesday it rained, and half of the way was washed down again, with {doer} on it. {Doerhe} shook {doerhimself}, looked up, and began with the first bit once more.",
      "!“Where to?” asked an old beetle. {Doer} told him. The beetle was silent for a long time. “I wanted to go there as well, once,” he said. “Then it got late. Will you look at it for me, too?”",
    ],
    end: [
      "It was early on Friday. One more bit, and one more, and then there was nothing in the way any longer. The sun was just rising. {Doer} had thought of a great many things that one might see there, and it was none of them; it was larger, and it shone, and in the middle of it somebody was hanging out washing and singing. {Doer} looked with all {doerhe} had, first for {doerhimself}, and then, from the left to the right once more, for the beetle.",
      "The way back was easy, since it was downhill. The beetle was sitting at the edge of the path. He had cleaned his wings. “Well?” he asked. {Doer} sat down beside him, and it took until it was dark. “So I've seen it after all,” said the beetle in the end.",
    ],
    of: "creatures",
  }),
  toldEvent({
    words:
      "(?:turned up|appeared|showed up|suddenly stood|stood|sat|was sitting|was standing|walked|waddled|wandered|strolled|came|landed|moved|marched|strayed|got lost|swam) (?:one (?:day|morning) )?(?:suddenly )?(?:in|into|at|on|outside|in front of|up to) (?<spot>(?:the|an?|our|my|his|her) (?:[a-z]+ )?(?:swimming pool|pool|supermarket|shopping centre|shopping mall|mall|library|church|bank|hairdresser's|hospital|bathroom|bathtub|kitchen|living room|hotel|restaurant|café|bakery|bus stop|underground|airport|playground|town hall|post office|garage|office|cinema|theatre|museum|petrol station|front door|doorstep|garden pond|car park|classroom))(?=[.,]|$| (?:and|one|with|to|because|of)\\b)",
    idea: /\b(?:penguin|bear|moose|deer|elephant|crocodile|seal|kangaroo|lion|tiger|zebra|giraffe|hippo|boar|wild boar|fox|wolf|monkey|ostrich|flamingo|walrus|camel|llama|alpaca|goat|sheep|cow|pig|horse|donkey|swan|goose|raccoon|badger|hedgehog|owl|turtle|snake|octopus|reindeer|panda|koala|emu|peacock|otter|beaver)\b/i,
    after: [
      "Nobody had seen {doerhim} come. There was a footprint, and another one, and at the end of the row stood {doer}, looked round, and did not seem to be displeased.",
      "“Is that allowed?” asked a lady with a bathing cap, or a hat, or whatever she was wearing. The man who was in charge looked in the rules. Running was forbidden there, and so was eating. There was nothing about it in the rules.",
      "They rang up the zoo. The zoo counted and rang back. “None of ours is missing,” they said. So somebody fetched a herring, and somebody else an apple, to be on the safe side, and they stood around {doerhim} in a half circle.",
      "A small boy had been standing at the edge for an hour with his arms wrapped round himself. He did not dare to do what all the others did. {Doer} went straight up to him, as if they had an appointment.",
    ],
    end: [
      "Nobody knows what was said between the two of them. First they only looked. Then {doer} did it, very slowly, and looked back over {doerhis} shoulder: like that. And the boy did it, too. He screamed, and then he noticed that it was for joy. After that the other ones came who had been standing at the edge, there was a whole row of them, and each of them got a turn.",
      "They have put a line in the rules by now, right at the bottom. “{Doer} may,” it says. There is a hook in the cloakroom with a towel on it. In the holidays they come from three towns away, all those who do not dare to.",
    ],
    close: ["They have put a line in the rules of {spot} by now, right at the bottom. “{Doer} may,” it says."],
  }),
  toldEvent({
    words:
      "(?:grew|was growing|sprouted|came up|bloomed|stood|blossomed|pushed its way) (?:all alone |alone )?(?:in the middle of|in|between|through|out of|on|from) (?<spot>(?:the|an?|two|our|my|his|her) (?:[a-z]+ )?(?:car park|parking lot|asphalt|concrete|pavement|crack|motorway|street|road|roundabout|paving stones|building site|city))(?=[.,]|$| (?:and|of|where|but|at)\\b)",
    idea: /\b(?:sunflower|dandelion|flower|daisy|poppy|rose|tulip|clover)\b/i,
    after: [
      "First it was only a bump. Then the bump had a crack, and out of the crack there looked something green, rolled up like a very small umbrella. A woman with a pram stopped. “You can't stay there,” she said. It stayed.",
      "The first car stopped with its wheel an inch away. The driver got out. He looked at the clock, and he looked at the green thing, and then he got in again and drove backwards, slowly, the whole way. In the afternoon somebody drew a circle round it with chalk.",
      "One of them poured out the rest of his water bottle there, without thinking. The next day he thought of it and brought two. By the end of the week there was a queue at noon, with lemonade bottles and a teapot, and people asked each other how it had slept.",
      "A man came with a machine and an order. He read the order aloud. They stood round the circle, in office clothes and in overalls, quite peacefully. They only did not go away. He sat down on his machine and unwrapped his sandwich.",
    ],
    end: [
      "And just then, at twenty past twelve, it opened. It took its time about it. It was yellow, or red, or white; it looked different to each of them, depending on what they had had in their gardens as a child. The man with the order had stopped chewing. “Well,” he said, “it could be that I have the wrong address.” And he wrote that down.",
      "It had seeds in autumn, ninety of them. Everybody got some in an envelope. If one goes through that town now, one wonders about the many chalk circles.",
    ],
    close: [
      "It had seeds in autumn, and everybody got some in an envelope. If one goes through that town now, one wonders about the many chalk circles.",
    ],
  }),
  toldEvent({
    words:
      "(?:needed|had to (?:look for|find|seek)|looked for|were looking for|was looking for|searched for|wanted|could not find|had lost|lost) (?:an? |his |her |its |their )?(?:new |safe |warm |better |winter )*(?:home|place to live|quarters|habitat)(?: (?:for|in) [^.,]+)?|(?:pond|lake|river|swamp|well|water ?hole|brook|stream)(?: [a-z ]+?)? (?:had )?(?:dried|dries|was drying|went) (?:up|out|dry)|(?:was|were) (?:too tidy|built over|paved over|drained)|there was an? (?:[a-z]+ )?(?:hotel|motorway|supermarket|car park|parking lot|factory|road|house|building site)(?: there)? now",
    idea: /\b(?:frogs|hedgehogs|toads|newts|turtles)\b/i,
    after: [
      "They set out at night, when it was cool, in one long row, with the smallest ones in the middle. They took along what one takes along: a shell, a root, and the oldest one, who had said that she would stay and was carried.",
      "At the first place everything was mown, swept, and raked. A sign said that one should keep off it. At the second place there was a fence. At the third one lay a dog who was sorry, but it was his job.",
      "“Perhaps there isn't anything left,” said one of the small ones. Nobody scolded. They had all thought the same thing. They sat down under a street lamp, because one has to sit somewhere, and it hummed.",
      "Across the road there was a light in a window. Behind the glass stood a girl in a nightdress, who was to have been asleep for hours. She saw them there, in their row, with their shell and their root. She put on her boots.",
    ],
    end: [
      "Her grandfather had a piece of land behind the house that he had been meaning to tidy up for eleven years. There were leaves there, and old planks, and a bathtub, full of rain. The neighbours had complained of it. “Would that be any good?” asked the girl. She held the gate open. The oldest one had herself put down. She smelled at a leaf. She looked under a plank. Then she said something, and the row began to run.",
      "The neighbours did not complain any longer when they heard the singing in June. Some of them have let a corner of their own go wild since then. They stand at the fence in the evening, quite proud, and wait for somebody to move in.",
    ],
    close: [
      "Some people there have let a corner of their gardens go wild since then. They stand at the fence in the evening and wait for somebody to move in.",
    ],
  }),
  toldEvent({
    words:
      "(?:came out|came up|surfaced|popped up|emerged|ended up|broke through)(?: [a-z ]+?)? in the middle of (?<what>(?:an?|the) (?:[a-z]+ )?(?:football match|football pitch|match|football field|golf course|wedding|concert|tennis court|picnic|lawn|classroom|circus|stage|church|market|theatre|supermarket|festival|race|parade))|dug (?:in )?the wrong (?:direction|way)",
    idea: /^(?=.*\b(?:mole|worm|earthworm|badger|rabbit|ground ?hog|gopher|mouse)\b)(?=.*\b(?:football|soccer|pitch|stadium|match)\b)/i,
    after: [
      "Left at the root, then straight on, then left again: {doer} had dug that way a hundred times. Only there must have been something with the root. For up there it drummed. It did not usually drum over the larder.",
      "{Doer} pushed. A round piece of green lifted itself up like a lid. There was light, and a roar, and forty thousand feet, or so it seemed. Something large and white came rushing along. {Doerhe} drew in {doerhis} head. The thing rolled across, hit the heap of earth, flew up in a high curve, and it was so quiet for one second that one heard it come down.",
      "Then the roar was twice as loud. {Doer} had no idea what for. {Doerhe} was lifted up, by gloves. Somebody kissed {doerhim} on the nose.",
      "“That doesn't count!” shouted the ones. “It does count!” shouted the others. A man in black leafed through a very small book. He leafed from the front and from the back. There was nothing in it about earth that came from below.",
    ],
    end: [
      "He knelt down before the hole. “What do you say?” he asked. {Doer} thought about it, in all that light, with {doerhis} eyes shut. “I was really looking for the larder,” {doerhe} said. It was so honest that everybody was silent, and then somebody began to laugh, first on the one side, and then on the other, and in the end they laughed so much that nobody knew any more how it stood. They shared the victory. Both of them got half.",
      "The hole has been left. There is a small flag in it, and they play round it. Once a year the lid lifts itself up, a nose appears, and asks the way to the larder. Forty thousand people point to the left.",
    ],
  }),
  toldEvent({
    words:
      "(?:flew|has flown|flown|got|escaped) (?:away|off|out (?:of )?(?:the|our|my|an open) (?:open )?(?:window|door|cage|balcony))(?: (?:yesterday|last [a-z]+|today|on [a-z]+|this [a-z]+))?|(?:has not|had not|did not) come (?:home|back) (?:for|since) [^.,]+",
    idea: /\b(?:budgie|budgerigar|parrot|canary|parakeet|cockatiel|cockatoo)\b/i,
    after: [
      "It had been open only a hand's breadth, because of the pancakes. Now the swing was still moving in the cage, and then it stopped. There was half a biscuit in it with a bite taken out.",
      "Notices were hung on every tree, with a photograph. “Answers to {doer},” it said on them, “if in the mood.” The cage stood on the balcony with its door open, and a bowl of the good seeds, the ones for Sundays.",
      "Out there it was big. {Doer} had always thought that the sky was a picture that somebody had hung in the window. {Doerhe} flew into it and did not come to the wall. Nobody out there asked {doerhim} how {doerhe} had slept. The sparrows spoke a dialect.",
      "In the evening it grew cool. {Doer} sat on an aerial and said everything that {doerhe} could say, one after the other. “Good morning. Who's a beauty? Shoes off!” From below a dog answered.",
    ],
    end: [
      "On the third evening pancakes were baked again, with the window wide open, a whole stack, so that the smell went right down the street. “Shoes off!” it said suddenly, rather hoarse, from the curtain rod. Nobody moved. {Doer} looked at everything: the lamp, the swing, the faces. Then {doerhe} flew down and sat on a shoulder, on the left, where {doerhis} place was, and pulled at an ear, very gently, as one rings at a door.",
      "The cage stays open now. {Doer} goes in for sleeping and shuts the door behind {doerhimself}. And {doerhe} has learned one new sentence out there. {Doerhe} says it every evening when the light goes out. It must be something very kind, in sparrow.",
    ],
  }),
  toldEvent({
    words:
      "(?:chewed|bit|tore|gnawed|nibbled|ate|destroyed|shredded|ruined)(?: up| to pieces| through)? (?<object>(?:(?:all|one) of )?(?:the|my|our|his|her|their|dad's|mum's|mom's|grandma's|grandpa's) (?:[\\p{L}]+['’]s )?(?:[a-z]+ ){0,2}?(?:shoes?|slippers?|sofa|pillows?|cushions?|carpet|book|boots?|curtains?|cable|remote control|chair|hat|jumper|glove|teddy bear|teddy|doll|bag|math test|maths test|test|report card|school ?bag|exercise book|diary|newspaper|flowers|wig))",
    idea: /\b(?:puppy|dog|rabbit|cat|kitten|ferret|poodle|terrier|dachshund)\b/i,
    after: [
      "It had only been meant to be one little bite, to see how it was. It was good. It smelled of the one who was not at home just then, and the more one chewed, the more it smelled of that.",
      "What was left would have fitted into a matchbox. {Doer} sat in the middle of it and had something hanging from the corner of {doerhis} mouth. The tail was still cheerful. It had not noticed anything yet.",
      "It had to be got rid of, and quickly. The small bits went behind the bookcase, and the big one under the bed. What could not be hidden was glued together again. It did not look quite like before. It looked like a fish.",
      "!Then there were steps on the stairs. {Doer} lay down flat under the table and laid both paws over {doerhis} eyes. Who cannot see anything cannot be seen, either.",
    ],
    end: [
      "“What's that?” The fish was lifted up between two fingers. It was quiet for so long that one heard the clock. There were several stories that could have been told now. One was about a burglar. But out from under the table came {doer}, on {doerhis} belly, and brought the last bit, the one that {doerhe} had kept for {doerhimself}, and laid it down there. “We did it,” it was said, in a very small voice, “and we hid it as well.” It was just as well, for the glue had begun to come off.",
      "They did have to laugh then, although they did not want to. There was a week without pudding. There is a chew bone now, which smells of nothing, and beside it there is an old sock that smells of somebody. {Doer} takes the sock. The fish stands on the shelf, among the good glasses.",
    ],
  }),
];
