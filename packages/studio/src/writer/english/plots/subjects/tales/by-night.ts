import { role, story } from "../subject-story.ts";
import { alongside } from "./companion.ts";

/** Tales of the moon, the stars, clouds and wishes. */
export const byNight = [
  story({
    says: [
      /\b(?:the|a) moon\b/i,
      /\b(?:st[oe]al\w*|stole|stolen|fell|falls?|fallen|drops?|dropped|lost|gone|disappear\w*|vanish\w*|bring|brought|climb\w*|touch|reach\w*|catch|caught|cheese|pancake|get it back|ladder|rope|eat|ate|lake|pond|well)\b/i,
    ],
    of: "creatures",
    unless: /\b(?:astronaut|rocket|base|station|colony|lamp|shoes?|button|honeymoon|landed|crash\w*)\b/i,
    may: [
      alongside,
      /\b(?<thief>(?:an?|the) (?:[a-z]+ )?(?:fox|raccoon|crow|wolf|magpie)) (?:stole|steals|had stolen|took)\b/i,
    ],
    after: [
      [
        "“It isn't as far as it looks,” said {hero}. “It only looks so far because it's dark.” {Talker} held the ladder. It was made of bean poles, and it swayed. {Hero} climbed to the top, stretched out, and there was as much air left above as a barn is high. “We need another one,” {he} called down.",
        "“It isn't as far as it looks,” said {hero}. “It only looks so far because it's dark.” {He} had made a ladder from bean poles, and it swayed. {Hero} climbed to the top, stretched out, and there was as much air left above as a barn is high. An owl flew past and said nothing, but she said it rather loudly.",
      ],
      "Soon all the animals had heard of it. The hens wanted light, to lay by. The moles said that it was the same to them, and came anyhow. They set the badger on the bear, the goat on the badger, and the cat on the goat. At the top of it all stood {hero}, on one toe, and could feel the cold that comes from there.",
      "+ “A little more to the left,” called {hero}. Down below the bear had an itch. He tried to think of something else. He thought of honey, and licked his lips, and the whole tower came down like washing from a line. They lay in the grass in a heap. Right in front of them, in the pond, something round and yellow was trembling.",
      "“There!” cried {hero}. “It's in the water!” They fetched a net, a sieve, and a soup ladle. But whoever touched it broke it into a hundred pieces, and each piece shone. “Now it's ruined,” whispered {hero}, and drew back. It was terribly quiet. Nobody had ever been so sorry about anything.",
    ],
    end: [
      [
        "“Wait,” said {talker}. “Don't touch it. Let it be.” They sat down on the bank, all in a row, and did not even breathe much. The pieces swam about for a while, as if they were looking for each other. They found each other. And then it lay there once more, round, and whole, and only a little bit wobbly.",
        "They sat down on the bank, all in a row, because nobody knew what to do. The pieces swam about for a while, as if they were looking for each other. They found each other. And then it lay there once more, round, and whole, and only a little bit wobbly.",
      ],
      "{Hero} looked down into the pond, and up into the sky. “It has never been away,” said {hero} slowly. “That one is ours,” said a small hen, and pointed at the water. “We only have to keep still.” ((“I only wanted a bite,” said {thief} from the reeds, with a wet chin. “It tasted of frog.” ))And so for once they all did, even the goat, who had never kept still in her life.",
      "+ Later the bear began to hum, very deep, and one after another fell asleep where they sat. {Hero} stayed awake the longest. {He} held one toe into the water. The light came up to it, and washed round it, and it was neither cheese, nor a pancake, nor a lamp. It was a good deal better.",
      "The bean poles have beans on them now. On clear evenings there's hardly a place left on the bank of that pond. And whoever comes too late, and runs, and splashes, is told by all of them at once: “Sh! You'll break it.”",
    ],
  }),
  story({
    says: [
      /\b(?:fallen|falling|shooting|little|small|tiny|young)? ?stars?\b/i,
      /\b(?:fell|falls?|fallen|falling|shooting|lost|landed|dropped|came down|found|finds)\b/i,
      /\b(?:sky|home|back|wish\w*|garden|night|girl|boy|glow\w*|shin\w*|light)\b/i,
    ],
    unless:
      /\b(?:action star|pop star|film star|movie star|starfish|rock star|stunt|hotel|michelin|space ?ship|captain|astronomer|police|by accident|well|not meant for)\b/i,
    may: [
      role(
        "talker",
        "girl|boy|child|owl|mouse|fox|hedgehog|rabbit|shepherd|fisherman|grandmother|grandfather|firefly|children",
      ),
    ],
    after: [
      [
        "It was no bigger than an apple, and it was cold, and smelled of the first snow. “I looked over the edge,” said the star, “and then there was no edge.” {Talker} wrapped it in a scarf. It shone right through the wool. “Up there they count us every night,” it said. “They will notice. I'm the last but one on the left.”",
        "It was no bigger than an apple, and it was cold, and smelled of the first snow. “I looked over the edge,” it said, “and then there was no edge. Up there they count us every night. They will notice. I'm the last but one on the left.” And in the sky there was a hole, last but one on the left.",
      ],
      [
        "+ They tried it with a kite. The string was too short. They tried it with a catapult, and the star landed in the chimney and was black for an hour. They climbed the church tower. On the very top of it {talker} held the star up in both hands. It was still as far as before. “You're very kind,” it said. “But I'm going out.”",
        "+ A kite was tried, and the string was too short. A catapult was tried, and the star landed in the chimney and was black for an hour. From the very top of the church tower it was still as far as before. “You're all very kind,” it said to those who had come to help. “But I'm going out.”",
      ],
      "+ It was true. By day it lay in a drawer, because of the sun, and when the drawer was opened, it was a little paler each time. It could no longer read by its own light. It asked what a potato was, and what Thursday was, and whether people down here knew that they, too, were seen from above, at night, when they had a lamp on.",
      "In the third night it was hardly more than a spark. “How do you get your light up there?” asked a very small voice. The star had to think. “From being looked at,” it said. “Somebody looks up, down here, and wishes for something. That warms us.” And down here it had been lying in a drawer.",
    ],
    end: [
      [
        "{Talker} ran. {Talker} rang at every door, in the middle of the night. “Come out!” cried {talker}. “You must wish for something!” They came in slippers, with coats over their pyjamas: the baker, the teacher, the old woman from the corner, who had not wished for anything in thirty years. They stood round it in a ring, and looked.",
        "So a bell was rung in the middle of the night. They came in slippers, with coats over their pyjamas: the baker, the teacher, the old woman from the corner, who had not wished for anything in thirty years. They stood round it in a ring, and looked.",
      ],
      "At first it was only a glimmer. Then faces could be seen, and then the houses. The teacher wished for a letter. The baker moved his lips. The old woman shut her eyes and went quite pink. It grew so warm that the snow dripped from the roofs, and the star rose from the ground, as light as a bubble.",
      "“Quick,” it called, “what did you wish for, over there?” “That you get home.” And with that it shot up over the tower, with a sound like a finger on the edge of a glass. Last but one on the left, something closed.",
      "The letter came on Friday. What the old woman wished for nobody knows, but she sings now when she sweeps. And when they look up in that town, in the evening, they always wave a little, because it can be seen from there who has a lamp on.",
    ],
  }),
  story({
    says: [
      /\b(?:cloud|raindrop|storm cloud|rain cloud)\b/i,
      /\b(?:afraid|scared|frightened|fear\w*|(?:didn't|did not|doesn't) want to|refus\w+|never|(?:can(?:no|')t|could not|couldn't)|too small|smallest|cry|cried|lost|shy)\b/i,
    ],
    unless: /\b(?:wets? the bed|shepherd|ezra|computer|storage|adopt\w*)\b/i,
    may: [role("cloud", "cloud|raindrop")],
    lead: "cloud",
    after: [
      "The big ones came over the mountains with their sleeves rolled up. They rumbled, they flashed, and they let go, and the windows rattled down there. {Hero} hung at the edge of the sky and held on tight to {himself}. It was not much that {he} had. “And then it's gone,” thought {hero}.",
      "Below lay the valley. {Hero} knew everybody in it from above: the sunflower with the crooked neck, the old horse, and the boy who watered three bean plants with a cup. It had not rained there for weeks. The brook was a path. The sunflower looked up, every day, straight at {hero}, and said nothing.",
      "+ “Why don't you?” asked the wind, which was passing by. “Because then I'll be less,” said {hero}. “And after that nothing.” The wind had no time for long talks. “I'm nothing, too,” it said over its shoulder, “and I've been doing it for a thousand years.” It turned round the corner, and somewhere a door banged.",
      "On the hottest day of all the boy came with his cup, and it was empty. He held it under the pump. The pump coughed. Then he sat down beside the smallest, so that at least his shadow would fall on it. {Hero} saw it. Something became heavy in {him}.",
    ],
    end: [
      "“Just one drop,” thought {hero}. {He} let it go, and looked after it, and it was a long way down. Plip, it went in the cup. The boy lifted his head. He carried the cup to the smallest bean, with both hands, so as not to spill anything. And after that there was no holding back.",
      "{Hero} rained. {He} rained on the beans, and on the horse, which shut its eyes. {He} rained on the crooked neck, until it straightened. It was like laughing. “Oh,” {he} thought, getting thinner and thinner, “so that's how it is,” and then there was only the blue.",
      "But who was this, running down the slope, over stones, through the grass? Who climbed up through the roots of the sunflower, and sat in a thousand drops on a thousand leaves, and in each of them there was a sun? “I'm still here,” said {hero} in surprise. “I'm only in more places.”",
      "In the morning a mist rose from the valley, white and light, and it smelled of beans. High up it rolled itself together. It was a bit larger than before. And when the big ones came over the mountains and rumbled, a new and very cheerful rumble went along with them.",
    ],
  }),
  story({
    says: [
      /\b(?:wish(?:es)?|genie|djinn|granted?|grants?|lamp)\b/i,
      role(
        "giver",
        "genie|djinn|golden fish|goldfish|magic fish|fairy|fairy godmother|talking tree|magic tree|old tree|tree|frog|shooting star|wishing well|well|magic stone|magic lamp|magic cat|witch|wizard",
      ),
      /\b(?:three|grant\w*|wish\w*|terrible|price|wrong|one)\b/i,
    ],
    of: "people",
    unless: /\b(?:tooth|murder|hospital|husband|wife|death|war|star)\b/i,
    after: [
      "“I'm supposed to say it in verse,” said {giver}, “but there has been so much to do. So: you may wish. Think well about it. I do exactly what I'm told.” {Hero} did not think for long. It was a big one, and it was out before {he} had shut {his} mouth.",
      [
        "There was a bang, and it was there. It was there in such a quantity that the door would not open any more. “I didn't mean so much of it,” said {hero}. “You didn't say how much,” said {giver}. {Talker} crawled out from underneath. “You ought to be more exact,” said {talker}, and pulled something out of one ear.",
        "There was a bang, and it was there. It was there in such a quantity that the door would not open any more. “I didn't mean so much of it,” said {hero}. “You didn't say how much,” said {giver}. {Hero} had to climb out through the window. From the garden it could be seen coming out of the chimney.",
      ],
      "+ The second wish was only to put the first one right. It was very exact. It had a first part, and a second part, and a part with exceptions. {Giver} listened to it with care, and counted each word. Afterwards there was nothing left at all, not even the house.",
      "In the evening {hero} sat on the stairs, or on what had been left of them. People had heard about it. They stood along the fence, and each of them knew what {he} ought to wish for: a bridge, a pony, new knees. {Hero} looked at them, and then at {giver}, who was sitting there, a little apart, and looked tired.",
    ],
    end: [
      "“And you?” asked {hero}. “What about me?” said {giver}. “What do you wish for?” {Giver} opened {giverhis} mouth, and nothing came out. “I've been asked for gold,” {giverhe} said at last, “and for crowns, and for a nose of a different shape. But I've never been asked that.”",
      "“I'd like,” said {giver}, and turned a little red, “to have one evening when nobody wants anything.” “Good,” said {hero}. “That's my wish.” There was no bang this time. The people at the fence shut their mouths in the middle of a word. They went away, quite softly.",
      [
        "+ So they sat there, {hero} and {giver} and {talker}, and watched how it got dark. There was bread and an onion. “Now you've got nothing left,” said {giver}. “I'm not even hungry,” said {hero}, and was surprised about it. Behind them the house stood where it had always stood, with a light in the kitchen.",
        "+ So they sat there side by side, and watched how it got dark. There was bread and an onion. “Now you've got nothing left,” said {giver}. “I'm not even hungry,” said {hero}, and was surprised about it. Behind them the house stood where it had always stood, with a light in the kitchen.",
      ],
      "Once a year, on the same evening, there's a knock. {Giver} has brought bread. Nobody says a word about wishes. And yet something is always there the next morning that nobody had asked for: a fine day, say, or a kitten, and never more than fits into two hands.",
    ],
  }),
  story({
    says: [
      /\btooth fair(?:y|ies)\b/i,
      /\b(?:apprentice|first (?:night|time|day)|ill|sick|loses?|lost|wrong|caught|late|helps?|helped|wand|new|alone|tooth)\b/i,
    ],
    unless: /\bporridge|tiger\b/i,
    may: [
      role("apprentice", "apprentice|trainee|little sister|daughter|son"),
      role("talker", "boy|girl|child|mouse|cat|tiger|dragon"),
    ],
    after: [
      "The bag was too heavy, the list was too long, and it had got damp. “Number nine, top floor,” it said, “beware of the—” and then came a blot. The window stood open by a hand's breadth. Inside somebody breathed. Under the pillow, quite far at the back, lay the tooth.",
      [
        "It was not quick. First the coin fell down, and it rolled across the whole room. Then the lamp went on. “You're much smaller than I thought,” said {talker}, sitting up in bed. “And you've got a cobweb on your nose.”",
        "It was not quick. First the coin fell down, and it rolled across the whole room. Then the lamp went on. “You're much smaller than I thought,” said a girl called Ottilie, sitting up in bed. “And you've got a cobweb on your nose.”",
      ],
      "It is forbidden to be seen. “Please,” came a whisper from the bedpost, “could you say that you were asleep? There are thirty-six more, and it's nearly one o'clock, and I can't read the list.” A tear ran down beside the cobweb. “Show me,” came from the bed.",
      "+ They bent over it together. “That's a B,” said the one. “That's a five,” said the other. With a magnifying glass from the desk it got better. In number twelve lived twins, who must not be mixed up. In number thirty a grandfather had put his whole set under the pillow, as a joke.",
      "+ But the wings were tired. They had been up since the evening, and they hung down like two wet socks. It was four miles to the last house. Outside the first milk cart was already rattling. If a tooth is still there in the morning, a child stops believing. It had happened once, and they still spoke of it in a low voice.",
    ],
    end: [
      [
        "“I've got a scooter,” said {talker}. They put the bag in the basket. It was steep, and it was dark, and the wind whistled through the gap where the tooth had been. At each house there was a hop, a flutter, a clink, and they were off again. “Number thirty!” called {talker}. “Leave him one for each!”",
        "“I've got a scooter,” said Ottilie. They put the bag in the basket. It was steep, and it was dark, and the wind whistled through the gap where the tooth had been. At each house there was a hop, a flutter, a clink, and they were off again. “Number thirty!” called Ottilie. “Leave him one for each!”",
      ],
      "When the sun came up, the list was crossed out, down to the blot. They sat on the kerb and shared an apple. “Beware of the what?” The blot was dry by now. They held it against the light, and below it there was a word. It was: stairs.",
      "“I was asleep,” said the witness, when the great fairy herself came to ask, with a cold and a red nose. “I was asleep the whole time.” The great fairy looked at the scooter, which had glitter on its wheels. “So was I,” she said, and blew her nose. “So I can't have seen anything, either.”",
      "In the bag there's a magnifying glass now, with a red handle. And on the door of number nine, top floor, where the list says nothing about it, there's always something left over in the morning: half an apple, for instance, with very small bites in it.",
    ],
  }),
];
