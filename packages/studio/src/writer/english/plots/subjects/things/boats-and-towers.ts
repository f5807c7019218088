import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of boats, lighthouses, bridges and houses that feel something. */
export const boatsAndTowers = [
  story({
    says: [
      role("boat", "tugboat|tug boat|tug|fishing boat|rowing boat|rowboat|lifeboat|sailing boat|sailboat|ferry|boat"),
      /\b(?:little|small(?:est)?|tiny|young|toot)\b/i,
      /\b(?:fog|harbou?r|big(?:ger)? ships?|huge|cruise|laugh\w*|too small|pull\w*|tow\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|stol\w*|steal\w*|two brothers|fishermen|paper boat|girl|boy|woman|man|builds?|built|teenagers?|stuck|too old|retir\w*)\b/i,
    of: "things",
    after: [
      "@harbour(boat look) In the harbour they had a habit of speaking over the head of {theboat}. “Mind that cork down there,” said the great freighter. “Where?” asked the cruise ship. {Theboat} hooted, to show where. It was a very high hoot. Two gulls laughed so much that they had to sit down.",
      "@sea.dusk(boat swim) So {theboat} did what was left over. It took the pilot his sandwiches. It pushed driftwood into a corner. And every evening it went out once more, a bit further than was needed, and listened. The big ones could not hear anything out there. Their engines were too loud. But {theboat} had only a small one, and it could turn that off.",
      "+ @sea(boat talk) “What is there to listen to?” asked the buoy. “You'd be surprised,” said {theboat}. “Today somebody was humming, quite far down. And the fog has a sound too, shortly before it comes. It's like someone taking a breath.”",
      "@harbour.dusk(boat talk) On that evening {theboat} heard it. It hooted a warning, but nobody pays attention to a hoot like that. Within minutes the harbour was white. And then, from the open water, came a call, deep and long and full of fear. It was much bigger than {theboat}. “Don't go,” said the buoy. “You can't even see your own bow.” “I don't need to see,” said {theboat}. “It's calling.”",
    ],
    end: [
      "@sea(boat swim) It went out slowly, with the engine off at every third wave, and listened, and went on. The call came from the rocks. {Theboat} hooted, high and thin, and there was an answer at once. “I can't turn round!” called the deep voice. “I'm too big here!” “Then don't turn,” said {theboat}. “I'll go in front. Just follow the silly noise.”",
      "@harbour(boat swim) So they came in, a hand's breadth past the rocks, first left, then right. {Theboat} hooted until its voice broke. Behind it something enormous moved through the white and did as it was told. At the harbour wall the freighter and the cruise ship heard it coming. They had thought that a gull was stuck in a pipe.",
      "+ @harbour(boat look) Then the fog lifted, and they saw what {theboat} had brought along. Nobody laughed. The great freighter coughed and moved over, to make room, and its wave rocked {theboat} as gently as a cradle.",
      "@harbour(boat) When the fog comes now, the big ones are the first to turn off their engines. It gets very quiet then in the harbour. They are all waiting for a high, thin, rather silly hoot, and steer by it.",
    ],
  }),
  story({
    says: [
      role(
        "boat",
        "fishing boat|rowing boat|rowboat|sailing boat|sailing ship|pirate ship|old ship|boat|ship|ferry|yacht|canoe|lifeboat|steamer|steamboat|shipwreck|wreck",
      ),
      /\b(?:old(?:est)?|abandoned|forgotten|rotting|rotten|rust\w*|stranded|beached|leak\w*|retired)\b/i,
      /\b(?:sail\w*|once more|one last|dream\w*|wants? to|wanted to|restor\w*|repair\w*|long(?:s|ed) (?:for|to)|miss(?:es|ed))\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|stol\w*|steal\w*|treasure|ghost|couple|brothers|fishermen|captain who|widow|bottle|stowaway|rower|men|race)\b/i,
    of: "things",
    after: [
      "@sea(boat look) {Theboat} lay on its side in the dune grass, with its name half peeled off. At high tide the water came to within nine steps of it, had a look, and went away again. “Tomorrow,” said {theboat} every time. The sand crabs had stopped answering. They were born in that boat, and they thought that it was a house.",
      "@sea.night(boat) It still knew everything by heart. It knew how the rope hums just before the wind turns. At night, when there was a moon, {theboat} rocked a little, although nothing under it was moving. “What's it doing?” asked the smallest of the crabs. “It's remembering,” said its mother.",
      "@sea(boat) One day a girl by the name of Tove crept under it, because it was raining. She had been in a fight and had a bump on her forehead. She sat in the dry and looked at the light that came in between the planks. “You're full of holes,” she said. Then she looked at her jumper. “So am I,” she said.",
      "+ @sea(boat) She came back with a tin of tar. The week after she came with nails and with her uncle, who said that it was hopeless and then forgot to go home. {Theboat} held still. It tickled where the new planks were.",
      "@sea(boat) At the end of the summer they turned it upright, with rollers and ropes and half the school. It was nine steps to the water. At the eighth the keel cracked. “That's it,” said Tove's uncle. “It won't carry anybody any more.” And Tove sat down in the sand, and cried.",
    ],
    end: [
      "@sea(boat) {Theboat} kept quiet. It felt something cold that pulled a little. It was the spring tide, which comes twice a year, and it did not stop at nine steps. It came under the broken keel, and lifted {theboat} up as you lift up a sleepy child.",
      "@sea(boat swim) It floated. It did not float well, and it leaned to the left. But when Tove waded out and held on to the side, it carried her, once across the whole bay and back. The rope hummed. Behind the last buoy it smelled just as it had before. “Now I'm not remembering,” said {theboat}. “Now it is.”",
      "+ @harbour(boat) It did not go out again after that. It did not need to. They tied it up in the shallow water by the landing stage, where the tide lifts it twice a day and puts it down again.",
      "@harbour(boat) Children learn to row in it, because it cannot sink any further than to their knees. Its name has been painted on afresh. And the crabs have moved to the harbour, and tell everybody that their house has gone to sea.",
    ],
  }),
  ...withAndWithout({
    says: [
      role("lighthouse", "lighthouse"),
      /\b(?:lonely|alone|storm|goes out|went out|broken|breaks|broke|burst|nobody (?:ever )?(?:thank\w*|visit\w*|says?|said)|never (?:visited|thanked))\b/i,
    ],
    may: [role("pal", "seagull|gull|whale|seal|girl|boy|cat|puffin|moth|fish|dolphin")],
    unless:
      /\b(?:murder\w*|horror|kill\w*|ghost|widow|keeper(?:['’]s)?|keeps? the|marries|sank|haunted|couple|woman|man|letters?)\b/i,
    of: "things",
    after: [
      "@sea.night(lighthouse) {Thelighthouse} had been told one thing on its very first day: “Whatever happens, shine.” So it turned its light once round every twelve seconds, over the rocks and over the water. The ships saw it and changed course. The better it did its work, the further away they stayed.",
      [
        "@sea(lighthouse talk, pal talk) “Do you know what's odd?” it said to {thepal}. “I have saved thousands, and not one of them ever said hello. They see me, and off they go.” {Thepal} had never thought of it like that. “Perhaps they think that you're a star,” said {thepal}.",
        "@sea(lighthouse talk) “Do you know what's odd?” it said to the rock that it stood on. “I have saved thousands, and not one of them ever said hello. They see me, and off they go.” The rock thought about it until the next tide. “They wave,” it said. “But you're always looking somewhere else by then.”",
      ],
      "+ @sea.night(lighthouse) That was true. Twelve seconds is a long time. {Thelighthouse} tried to turn a bit faster, and got dizzy. It tried to leave the light on one ship, only for a moment, in order to see a wave of the hand. Somewhere else in the dark a boat scraped along a stone. It did not try that again.",
      "+ @sea.dusk(lighthouse look) On clear evenings it looked at the windows along the coast. They were lit up, and they did not need to warn anyone. There was always somebody walking about in them, with a cup.",
      "@sea.storm(lighthouse look) Then came the worst storm in a hundred years. A wave as tall as a church broke over the rock, and there was a bang, and it was dark. The big lamp had burst. And far out, quite tiny, there were the lamps of a ferry, and they were coming straight towards the rocks.",
    ],
    end: [
      [
        "@sea.storm(lighthouse talk, pal talk) “Help!” called {thelighthouse}. It had never called before, and the wind tore the word to bits. But {thepal} heard it, and made such a noise on the coast that the first window opened, and the next. “The light has gone out!” they shouted to one another.",
        "@sea.storm(lighthouse talk) “Help!” called {thelighthouse}. It had never called before, and the wind tore the word to bits. But somebody on the coast had looked up, as she did every night before going to bed, and had counted to twelve, and then to twenty, and there was nothing. She threw open the window. “The light has gone out!” she shouted.",
      ],
      "@sea.night(lighthouse look) They turned on everything that they had, kitchen lamps and torches and the headlights of cars. Along the whole coast the windows flashed, once every twelve seconds, because every child there knew the rhythm in its sleep. Out on the water the ferry stopped. Then it turned, slowly, and was saved.",
      "@sea.dawn(lighthouse look) In the morning the sea was flat, and {thelighthouse} saw the boats. They came from the coast and from far out, the ferry at the front, and for once they were not keeping away. They came right up to the rock, and on every deck people stood and waved. “Hello!” they called. “Hello!”",
      "@sea.night(lighthouse) It has a new lamp, and it shines once every twelve seconds. But in the time between, when it is dark for a moment, a window on the coast lights up, briefly, and then another. It is no warning. It only means hello.",
    ],
  }),
  ...withAndWithout({
    says: [
      /\bpaper boat\b/i,
      role("boat", "paper boat"),
      /\b(?:sea|ocean|river|stream|gutter|rain|sail\w*|puddle|captain|far|journey|letter|message)\b/i,
    ],
    may: [
      role("captain", "ladybird|ladybug|beetle|ant|mouse|snail|spider|frog|grasshopper|bee|caterpillar|bug|cricket"),
    ],
    unless: /\b(?:murder\w*|horror|kill\w*|clown|IT\b)\b/,
    after: [
      [
        "“Hold tight,” said {thecaptain}, and {theboat} shot round the first corner. The water was brown and in a hurry. “How deep is it here?” asked {theboat}. “Up to my neck,” said {thecaptain}. “So not very.” That was a comfort.",
        "{Theboat} shot round the first corner. The water was brown and in a hurry. A bottle top passed on the left without a greeting. “How deep is it here?” {theboat} called after it. “Deep enough!” called the bottle top. It was not a comfort. But it was an answer.",
      ],
      "It had once been a page out of an arithmetic book. There was still a sum on it that had never been finished: twelve apples, take away four. {Theboat} thought about it when it was frightened. At the grating it was. The water roared down into the dark there, and took everything along.",
      [
        "@river(captain run, boat) “Lean to the right!” shouted {thecaptain}, and ran along the edge on all the legs that there were. {Theboat} leaned. It scraped past the grating with its hat askew, and slid down a stone step, and then it was quiet all at once. It was a river, and it knew the way.",
        "@river(boat swim) A leaf was lying there, a big one from a chestnut tree, right across the bars. {Theboat} slid over it with its tip askew, and down a stone step, and then it was quiet all at once. It was a river, and it knew the way.",
      ],
      "+ @river(boat talk) They passed under a bridge, and a child on it dropped a bread crust, so that there was something on board. A duck looked at them first with one eye and then with the other. “You won't last,” it said. “No,” said {theboat}. “But I'm on my way.”",
      "@river(boat swim) On the third day {theboat} grew soft, as happens to paper. First the bow sank. The smell of salt was already in the air. “It isn't far now,” whispered {theboat}. “If only I can stay folded.”",
    ],
    end: [
      [
        "@sea(captain climb, boat) “Everybody stay folded!” ordered {thecaptain}, climbed to the top of the hat, and held the two edges together with every leg. A wave lifted them, and it was green and as high as a house. “The sea,” said {thecaptain}. And saluted.",
        "@sea(boat swim) A small wind came from behind. It was not strong, but it had seen everything, and it blew exactly where it was needed, under the hat, and held the two edges together. A wave came and lifted {theboat}, and it was green and as high as a house. There was no shore any more in front. So that was the sea.",
      ],
      "@sea(boat look) And then {theboat} unfolded. It did not hurt. It lay flat and wide and white upon the water, and the whole page could be read. {Theboat} saw the sum with the apples. “Eight,” it said. It had known it all the time.",
      [
        "+ @street(captain talk) A gull brought {thecaptain} back, sitting in its neck feathers, along the river and up the gutter to the same corner. “Where have you been?” the others asked. “At sea,” said {thecaptain}, and walked a little broadly, as sailors do.",
        "+ @sea The sea read the page, from the top to the bottom. It can read everything that is given to it, but it seldom gets arithmetic. It liked the apples very much.",
      ],
      "@street When it rains, water runs down the gutter as it always has. And sometimes one more stands at the edge, newly folded, from a different page. “Lean to the right at the grating,” it is told. “After that it's easy.”",
    ],
  }),
  story({
    says: [
      role("house", "house|cottage|villa|tree house|treehouse"),
      /\b(?:lonely|empty|abandoned|alone|sad|waits?|waited|misses|missed|nobody lives|torn down|demolish\w*|forgotten)\b/i,
      /\b(?:wants?|wanted|dream\w*|wish\w*|hop(?:es|ed)|sad|family|feels?|felt|lonely|waits?|waited|misses|missed|talk\w*|alive|friend)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|ghost\w*|haunted|widow|woman|man|couple|old lady|inherit\w*|girl|boy|detective|snowplough|dog|cat|nobody came|wife|husband)\b/i,
    of: "things",
    after: [
      "{Thehouse} knew how it looked. The paint was coming off, and a shutter hung by one hinge and banged when there was wind. “It looks as if it had been crying,” said the people who passed, and walked more quickly. {Thehouse} would have liked to explain that it was only the gutter.",
      "It kept everything ready. It counted its steps every evening, and all of them were still there. On one of the walls there were the marks of pictures, light squares where there had been faces, and {thehouse} knew who had hung where.",
      "From time to time somebody came with a tape measure, and knocked on the walls and said “rotten” and “far too large”. {Thehouse} kept quite still, so that the floor would not creak. It always creaked. Then they drove away.",
      "+ “Perhaps you try too hard,” said the chimney. “You draw a draught when you're nervous. People don't like that.” {Thehouse} tried to think of something warm. It thought of soup.",
      "One November evening a car broke down right in front of the gate. There were voices in the rain, big ones and small ones, and somebody was coughing. “There's a porch,” one of them called. They crowded under it, wet through, with bags on their heads. {Thehouse} did not dare to move. And then, of all moments, the shutter banged.",
    ],
    end: [
      "“It's knocking,” said the smallest voice. “It wants us to come in.” “A house can't want anything,” said a big one. At that the front door, which had been stuck for ten years, sprang open with a sigh. They looked at each other. Then they came in, on tiptoe, and the floor creaked under their feet like an old man who is being tickled.",
      "The chimney drew as it had never drawn before. They dried their socks on the stairs. They had only meant to stay till the rain was over. But in the morning the smallest of them had counted the steps, and had given every one a name. “We can't leave now,” came the voice from the top. “I've just got started.”",
      "+ There was a good deal of paint needed, and a ladder, and patience. The shutter was given a new hinge. It does not bang any more. But once in the evening it knocks, quite gently, when somebody is still out, and somebody always says: “Coming!”",
      "New pictures hang on the wall, one in each of the light squares, and they fit. Those who pass by on the road walk more slowly now. “It looks,” they say, “as if it were about to laugh.”",
    ],
  }),
];
