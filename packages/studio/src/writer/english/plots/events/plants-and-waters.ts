import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

const TREE =
  "(?:apple tree|pear tree|cherry tree|lime tree|chestnut tree|walnut tree|fir tree|tree|oak|linden|chestnut|willow|beech|birch|poplar|maple|fir|pine|plane tree|walnut)";

/** What trees, flowers, seeds, rivers and waves do. */
export const plantsAndWaters: readonly ClauseScene[] = [
  toldEvent({
    words: `(?<object>(?:the|an?|our|his|her|my|their) (?:[a-z]+ ){0,2}?${TREE})(?: [^.,]*?)? (?:was|were) (?:supposed to be |going to be |about to be |due to be |meant to be |to be )(?:cut down|felled|chopped down|sawn down|removed)|(?:wanted|was going|planned|had|decided) to (?:cut down|fell|chop down|saw down|cut|remove) (?<object2>(?:the|an?|our|his|her|my|their) (?:[a-z]+ ){0,2}?${TREE})`,
    idea: /^(?!.*\bwant(?:s|ed) to (?:save|protect|keep|stop)\b)/i,
    after: [
      "On Monday there was a red cross on the bark, as big as a plate. It had been painted on quickly, and a drop ran down from it. People stopped and put their shopping bags down.",
      "!“It's old,” said the man with the list. “It drops things. And there'll be six parking spaces.” Somebody asked how many people could sit in the shade of a parking space. That was not on the list.",
      "Then it came out, bit by bit. One had learned to climb there. One had been kissed there. One had carved a heart, in a hurry, with a mistake in it. A woman brought out a photograph: there she sat in a pram, and above her there was the same branch.",
      "In the night before, hardly anybody slept. One after the other they came out with blankets and flasks. They sat down around the trunk, back to back, and in the crown it rustled, although there was no wind.",
    ],
    end: [
      "At seven the lorry came. The man with the list got out. He looked at all those people, and then he looked up, for he had a stiff neck and had not done so for years. There was a knot hole up there, and in the knot hole there was a wooden horse. “That's mine,” he said. “I was eight. I looked for it all summer.” Somebody fetched a ladder. He climbed up himself, and he stayed up there for quite a while.",
      "The cross is still to be seen, if one knows about it. The children have painted something round it, and now it is the middle of a sun. In autumn the man comes with his list. It says: one basket for everybody.",
    ],
    close: [
      "The red cross is still to be seen, if one knows about it. The children have painted rays around it, and now it is the middle of a sun.",
      "In autumn there is a feast there, on benches, in the shade, with room for everybody. The man with the list comes, too. He brings the cake.",
    ],
  }),
  toldEvent({
    words:
      "(?:tied|tie|hung|wound|put|fastened) (?:[a-z]+ )?(?<stuff>ribbons|scarves|lanterns|notes|letters|balloons|paper stars|flags|wool|bells|wishes|pictures)(?: (?:around|round|on|in|to|onto|about) (?:it|the [a-z]+(?: [a-z]+)?|its [a-z]+))?",
    idea: new RegExp(`\\b${TREE}\\b`, "i"),
    after: [
      "By evening there were so many {stuff} that one could not see the bark any more. There was something written on each of them, in big letters, with mistakes: Please. Stay. I learned to climb on you.",
    ],
  }),
  toldEvent({
    words:
      "(?:last )?(?:leaf|leaves|apple|cherry|pear|acorn|chestnut|conker|petal)(?: [^.,]*?)? (?:would not|did not want to|refused to|did not dare to|was afraid to|held on|clung|stayed|was left|hung on|does not want to)(?: (?:let go|fall|fall down|drop|leave|to|on|on tight|off))*|(?:would not|did not want to|refused to|was afraid to) (?:let go|leave (?:his|her|its|the) (?:tree|branch|twig))",
    idea: /\b(?:leaf|leaves)\b/i,
    after: [
      "All the others had gone already. They had gone in groups, red and yellow and with a great deal of noise, and now they lay down there and rustled when a child ran through them. It sounded like a party next door.",
      "“Let go,” said the wind, not unkindly. It had other trees to do. “Tomorrow,” it was told. It had been told that on Monday, too.",
      "The nights got cold. In the morning there was a white edge all around, as on a letter. The branch was quite bare by then, and a titmouse sat down on it and asked, “What are you waiting for?” It was hard to say. One knew how it was here. One did not know how it was anywhere else.",
      "!“I'll tell you something,” the tree said, which it seldom did. “It's not that you fall because you are finished. I let you go because somebody's already coming.” And there, where the stalk began, there was a bud, small and brown and shut tight.",
    ],
    end: [
      "When the sun was right above the roof, it let go. It did not fall at all. It went to the left, it went to the right, it lay down in the air as in a hammock, and once it even went up. Down there sat a boy who was ill and had been allowed out for the first time. It landed on his knee. “Look,” he said, “it came to me.” He took it home and laid it in his favourite book, on the page where it gets exciting.",
      "In spring the bud opened. It was very green and knew nothing yet. “Is it far down?” it asked. “No,” said the tree. “And on the way you can see into the boy's window.”",
    ],
    close: [
      "In spring the bud opened. It was very green and knew nothing yet. “Is it far down?” it asked. “No,” said the tree, “and one flies a bit.”",
    ],
  }),
  toldEvent({
    words:
      "(?:did not|didn't|would not|refused to|was afraid to|was scared to|had to) (?:want to |dare to )?(?:leave|fly away from|part from|say goodbye to|let go of) (?:his|her|its|their|the) (?<home>mother|mum|mom|father|parents|flower|dandelion|home|brothers and sisters|siblings|family|field|meadow|branch)",
    idea: /\b(?:seeds?|dandelion|spore)\b/i,
    after: [
      "It was all packed: the little umbrella on top, a bit of supper for the way underneath. The brothers and sisters were already bouncing up and down. “First gust, and we're off!” they called. {Doer} took hold with the lower end and held on tight.",
      "“What if there's nothing but stones?” {doerhe} asked. “Then you'll be the first one there,” was the answer. “And if nobody knows me?” “Everybody knows one like you, after a day or two. They'll say: look, how yellow.”",
      "!The gust came. It went through the meadow like a hand. When it was past, all around it was empty, and {doer} was still there, with crumpled hair.",
      "They stayed together one more night. They did not talk much. {Doer} learned everything by heart, the hum of the bees and the crack in the garden wall. It was to be with {doerhim} for a long time.",
    ],
    end: [
      "In the morning the wind came back especially, quite gently, and lay down beside {doerhim}. “You needn't let go,” it said, “you can take the feeling with you.” So {doer} shut {doerhis} eyes. When {doerhe} opened them, the meadow was a green cloth, and someone down there was waving with all that was left to wave with. It went over a roof, over a school, over a very long wall.",
      "It landed in a crack, between two stones. There was nothing there. In April there was something yellow there, and a child who went past every day with its head down stopped. “Look,” it said, “how yellow.”",
    ],
  }),
  toldEvent({
    words:
      "(?:refused to|did not want to|didn't want to|would not|never|no longer) (?:look(?:ed)? at|turn(?:ed)? (?:to|towards?)|face[d]?|follow(?:ed)?|greet(?:ed)?) the sun|(?:looked|turned|faced) (?:the other way|away from the sun|(?:to|towards?|at) the moon|the wrong way)|(?:was|fell) in love with the moon|(?:was|were) afraid of (?:the )?sun(?:light)?|loved the (?:moon|rain|night)",
    idea: /\bsunflowers?\b/i,
    after: [
      "Four thousand heads turned to the right in the morning and to the left in the evening. One could set one's watch by it. And in the third row there was one that showed the whole field the back of its head.",
      "“Is it ill?” asked the farmer. He turned it round with both hands. There was a creak. When he came back from lunch, it was looking the other way again.",
      "“You'll miss everything,” said the neighbours. “You, too,” said {doer}. “Do you know what's behind you?” Nobody knew. They had never looked there.",
      "!There were hills there, quite blue. There was a railway line with a little red train. There was a bench, with an old man on it, who read his newspaper in the evening and then sat there and looked at the backs of four thousand heads. He had done it all summer long.",
    ],
    end: [
      "“Good evening,” he said when he noticed it. It was the only face in the entire field. He told it about his day, and it nodded, for there was a little wind. “Who's he talking to?” the neighbours whispered. One of them turned round, just for a second. Then another one did. Then there was a rustle through the whole field, and the old man took off his hat and did not know where to look first.",
      "They do it like that every evening there: all day to the sun, and then, for a quarter of an hour, to the bench. The scientists are still puzzled by it.",
    ],
  }),
  toldEvent({
    words:
      "(?:would like|wanted|wished for|longed for|needed|dreamed of|only wanted|hoped for|asked for|never got|had never had|was waiting for|would love) (?:just )?(?:to be hugged|to hug (?:somebody|someone|the [a-z]+)|to be stroked|to cuddle|an? hugs?|a cuddle|to be petted|being hugged)(?: (?:for once|just once|too))?",
    idea: /\b(?:cactus|thistle|stinging nettle|nettle|rose|thornbush|gooseberry bush|bramble)\b/i,
    after: [
      "It was not that nobody liked {doerhim}. “Nice,” people said, and nodded from a distance. They stroked the cat. They stroked the fern. Near {doer} they put their hands in their pockets.",
      "{Doer} had seen it often by now: two of them come in, they open their arms, and then they stand there with their eyes shut and sway a little. One could see that it did something. One could not see what.",
      "Once a moth flew up and stayed for a moment. It felt like a breath. {Doer} stood so still for the rest of the day that they thought that something was wrong.",
      "!“How could one do it?” {doer} asked the fern. “Slowly,” said the fern, “and from the right side.” Nobody had ever looked whether {doerhe} had a right side.",
    ],
    end: [
      "It was the youngest one in the house who had had enough of it. She put on her winter coat, her snow suit over it, two pairs of mittens, and the tea cosy on her head. She could hardly get through the door. “So,” she said, and opened her arms. It crackled a bit. It was warm and soft, and it went all the way round. {Doer} did not breathe. “You can squeeze, too,” said the tea cosy. {Doer} squeezed.",
      "The next morning there was something on {doerhis} head, pink, the size of a button. “What have you got there?” asked the fern. It opened in the course of the day. It had never done that before.",
    ],
  }),
  toldEvent({
    words:
      "(?:tried to|wanted to|decided to|began to|started to|learned to)? ?(?:flow(?:ed)?|ran|run|turn(?:ed)?) (?:backwards|uphill|the other way|back up|up the mountain|the wrong way|back(?: to (?:its|his|her|the) (?:source|spring))?)|wanted to (?:know|find out|see) where (?:he|she|it|they) (?:came|comes) from",
    idea: /\b(?:river|stream|brook|creek|waterfall)\b/i,
    after: [
      "All its life it had gone in one direction. Everybody it met was asked where they were going. Nobody was ever asked where they came from. “From up there,” the fish said vaguely, and let themselves be carried on.",
      "So it stopped, on a Tuesday, at a quarter past nine. The mill stood still. The ducks bumped into one another. Then it took a deep breath and began to climb.",
      "It is hard. At every step it slipped back half of it. Steps of rock came, over which it had once jumped without a thought. It had to feel for each one from below. People stood on the bridge and did not know on which side one now throws in the little sticks.",
      "It got narrower from day to day. First it could still carry a boat, then a leaf, then only the light. “Am I still it?” it asked itself.",
    ],
    end: [
      "And there it was, quite at the top, under a fern. There was a stone with moss on it, and from under the stone came a drop, and then, after a while, another one. That was all. “Are you my beginning?” it asked. “I'm not a beginning,” said the drop. “I come from the cloud over there. And the cloud says that it comes from the sea. I thought that you would know about that. You're on the way there.”",
      "It laughed so much that it splashed. Then it turned round and ran, over all the steps, past the mill, under the bridge, and it has never been so quick as on that day. It knew now where it was going. It was going home, and that lay in front of it.",
    ],
  }),
  toldEvent({
    words:
      "(?:forgot|had forgotten|could not remember|did not remember|no longer knew) where (?:he|she|it|they) (?:had )?(?:buried|hid|hidden|put|left|stored|stashed|planted) (?<object>(?:all )?(?:(?:his|her|its|their|the|an?) )?(?:[a-z]+ )?(?:nuts|acorns|seeds|hazelnuts|walnuts|chestnuts|beechnuts))(?=[.,]|$| (?:for|in|and|last|so)\\b)",
    idea: /\b(?:squirrels?|jay|dog|hamster|mouse|chipmunk|crow|magpie|fox|raven)\b/i,
    after: [
      "There was a system. {Doer} had been quite proud of it. Nine steps from the stone, then left at the mushroom. Only somebody had eaten the mushroom in the meantime, and there turned out to be rather a lot of stones.",
      "{Doer} dug here. {Doerhe} dug there. {Doerhe} found a button, a marble, and a mole, who was not pleased. By noon the meadow looked like a cheese.",
      "“Think backwards,” said the mole. So {doer} went backwards, on tiptoe, with closed eyes, right across the clearing and into the brook.",
      "That winter they all gave {doerhim} something, a bit each. It was not much, and there was a lot of talk along with it about systems. {Doer} was ashamed and ate it up.",
    ],
    end: [
      "In May {doer} came across the clearing and stopped. It was green there, and in rows. Nine steps from the stone there was one, knee-high, with two shining leaves. To the left of where the mushroom had been, there was the next one. There were hundreds. There they all were, all of {object}, every single place, and nothing had been forgotten by the ground.",
      "It is a wood today. One gets lost in it, it is so large. The young ones play hide-and-seek there and hide this and that under the leaves, and if they cannot find it again, nobody scolds them.",
    ],
    close: [
      "The young ones hide this and that under the leaves there, and if they cannot find it again, nobody scolds them. “Just leave it in,” they are told. “Who knows what it will be.”",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were|there was|grew|had become|came up|stood) (?:suddenly )?(?:there )?an? (?:whole |entire |little |big )?(?<grown>forest|wood|orchard|field of flowers|meadow of flowers|garden|tree|oak)(?=[.,]|$| (?:there|in|of)\\b)",
    idea: /^(?=.*\b(?:forgot|forgotten)\b)(?=.*\b(?:nuts|acorns|seeds|buried|planted|chestnuts|hazelnuts|walnuts)\b)/i,
    after: [],
    close: [],
    end: [
      "It stood there in the first sun, knee-high and green, with two shining leaves at the top of each. {Hero} walked through it very slowly and counted, and stopped counting, and had to sit down.",
      "Today one can get lost in it. The young ones play hide-and-seek there, and the old ones tell whoever wants to hear it how all this came from a single bad memory.",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were|got) invited to (?<party>an? (?:[a-z]+ )?(?:balloon|balloons) ?[a-z]*)|(?:loved|wanted|got|bought|collected|was given|wished for|held|found|touched|popped) (?:an? |the |all the )?(?:[a-z]+ )?balloons?|(?:balloon (?:party|festival|fair|seller|shop))",
    idea: /\b(?:hedgehog|porcupine)\b/i,
    after: [
      "There had been a moment of silence when it was heard. Then everybody spoke about something else. One does not say it out loud, but everybody was thinking the same thing, and it went bang.",
      "!{Doer} went to work on {doerhimself}. {Doerhe} brushed everything flat to the back, with a wet comb. As long as {doerhe} held {doerhis} breath, it stayed. Then {doerhe} put a cork on each tip. {Doerhe} got as far as two hundred and six.",
      "In the doorway one could see them: red ones, yellow ones, a long one like a sausage. They swayed. “Come in,” they said to {doer}, in a very high voice, and everybody took a step back.",
      "{Doer} sat on the very edge of a chair, in the far corner, with nothing around. {Doerhe} did not laugh, so as not to shake. Someone handed {doerhim} a piece of cake on a very long spoon.",
    ],
    end: [
      "Then the wind banged the window open. All of them rose up at once, to the ceiling, up the stairs and out, and on the longest string hung the smallest one of the party, who had not let go. Up it went, past the gutter. “Do something!” they screamed. There was only one who could. {Doer} pulled off the corks, climbed up the rose trellis, took aim and threw: pop, a red one, pop, a yellow one. And with each pop it came down a little, as gently as on a lift, right into the sandpit.",
      "“Once more!” cried the smallest one. Since then {doer} has been invited to every party. The invitation says: please come without corks.",
    ],
  }),
];
