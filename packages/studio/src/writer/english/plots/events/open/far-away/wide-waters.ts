import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

/** Stories of whales, old fish and unknown islands. */
export const wideWaters: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:saved|saves|rescued|rescue|freed|free|helped|help|found|discovered|tried to (?:save|free|rescue|help)|had to (?:save|free|rescue)|wanted to (?:save|free|rescue|help)|decided to (?:save|rescue|free)|came across)\\b[^.]*?\\b(?<whale>whale|dolphin|turtle|orca|sea turtle|baby whale|whale calf|seal)\\b[^.]*|(?:tried|had|wanted|decided|managed) to (?:save|free|rescue|help|get|bring)\\b[^.]*",
    ),
    idea: /\b(?:whale|dolphin|orca|sea turtle|turtle)\b[^.]*?\b(?:nets?|stranded|beach(?:ed)?|caught|trapped|stuck|tangled|shore|ropes?|lagoon|bay|low tide)\b|\b(?:nets?|stranded|beached|caught|trapped|stuck|tangled)\b[^.]*?\b(?:whale|dolphin|orca|turtle)\b/,
    after: [
      [
        0,
        "=It was bigger than anything that one had plans for. It lay there and breathed, once a minute, like a door that opens in another house. {Hero} went round to the front, to where the eye was. It was about as big as a plate, and it looked at {him}, and it did not look as if it had been waiting for anybody else.",
        "=It was bigger than anything that one had plans for. It lay there and breathed, slowly, like a door that opens in another house. At the front was the eye. It looked at {hero}, and it did not look as if it had been waiting for anybody else.",
      ],
      [
        1,
        "=The first thing was a knife, and it was the wrong one, for bread. The second one was better. But for every rope that was cut there were two more behind it. “Hold still,” it was told. It was a silly thing to say to somebody like that. It held still. It held its breath as well, to be on the safe side.",
        "=The first thing was to pull. They pulled, and it did not move by the width of a finger. “Now the other way,” said {talker}. They pulled the other way. One thing is certain: whoever has something like that in front of them finds out how much an arm weighs.",
      ],
      [
        1,
        "=One has to keep it wet, somebody had once read. So buckets were fetched, and when there were no more buckets, boots. It got to be evening. Between two boots {hero} talked to it, about the weather, and about the football. It is not so easy to find something to talk about with somebody who has seen the bottom.",
      ],
      [
        0.5,
        "=Then the eye began to close. The water had gone as far back as it could go, and it was dark, and the breath came only now and then. There was nothing left that could have been cut, or pulled, or carried. {Hero} sat down against the warm side, with empty hands. “I'm sorry,” {he} said. Then, because it was so quiet, {he} hummed something, very low, down where it is more in the stomach than in the ears.",
      ],
    ],
    end: [
      [
        0,
        "=It came back. It did not come from beside {him}, it came from out there, from far away, the same tune and a good deal deeper. The eye opened. They were lying outside in the dark, more of them than one could count, and they were singing. And with the singing came the water, first up to the ankles, and then up to the knees. “Now!” said {hero}, and leaned against it with all {he} had. It was about as much as a mosquito. It was just what had been missing.",
      ],
      [
        0.6,
        "=There was a wave that took {hero}, the boots and the buckets along with it, and when {he} had wiped the salt from {his} eyes, there was only a hollow left, in which one could have parked a bus. Far out something rose, stood in the air for a moment against the morning, and fell. A while later they got wet once more.",
        "=There was a wave that took the boots and the buckets along with it, and when everybody had wiped the salt from their eyes, there was only a hollow left, in which one could have parked a bus. Far out something rose, stood in the air for a moment against the morning, and fell.",
      ],
      [
        0.75,
        "=Once a year, when the nights are clear, it can be heard off the coast there. It is always the same tune, with a mistake in the third bar. {Hero} knows that mistake. It was {his} own.",
        "=Once a year, when the nights are clear, it can be heard off the coast there. It is always the same tune, with a mistake in the third bar. Somebody made that mistake one night, sitting on wet sand, and it has been handed on out there ever since.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:went|goes|set|sets|sailed|rowed|headed|decided|wanted|tried|set out|still hoped|promised)\\b[^.]*?\\b(?:to |in search of )?(?:catch|find|hunt|land|hook|catching)\\b[^.]*?\\b(?:the |that |an? )(?:[a-z]+ )*(?<catch>fish|pike|catfish|trout|salmon|tuna|marlin|carp|eel|sturgeon)\\b[^.]*|(?:went|goes|set|sailed|rowed|headed|wanted|decided|hoped)\\b[^.]*?\\b(?:one last|last big|a last|one final|the biggest|last great) (?:[a-z]+ )?(?:catch|haul|fish|fishing trip|trip)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:talk\w*|ring|wish\w*|swallow\w*|aquarium|cat|bear|penguin)\b).*\b(?:got away|escaped|legendary|huge|giant|biggest|enormous|years ago|all (?:his|her) life|one last time|old fisher\w+|grandfather|grandpa)\b/,
    after: [
      [
        0,
        "=They knew each other. It had been a long time, but one does not forget a thing like that: the jerk, the look over the shoulder, and then the line, as slack as a shoelace. “You've still got my hook,” said {hero} to the water, as every morning, and rowed out.",
        "=They knew each other, in a way. It was all a long time ago: the jerk, the look over the shoulder, and then the line, as slack as a shoelace. “Somebody here has got a hook that isn't theirs,” said {hero} to the water, and began.",
      ],
      [
        1,
        "=In the first hour there was a boot. {Hero} put it aside for later; sometimes the other one comes as well. In the second hour there were seven small ones, one after the other, and they went back in. “Tell the old one that I'm here,” {he} said to each of them.",
        "=In the first hour there was a boot. “Keep it,” said {talker}, “sometimes the other one comes as well.” In the second hour there were seven small ones, and they went back in. “Tell the old one that we're here,” {hero} said to each of them.",
      ],
      [
        1,
        "=At noon something passed under the boat. It took quite a while. First one saw it on the left, and then one saw it on the left and on the right. {Hero} moved the sandwich out of the sun, very quietly, and put the best thing on the hook that there was. That was the cheese.",
      ],
      [
        0.5,
        "=The jerk was the same as ever. It pulled the boat round, and out, past the last buoy, past everything that has a name. It went on until the evening. Then it came up, right beside the boat, and there it was: old, with a scar, with moss on its back, and so tired that it lay on its side. In the corner of its mouth was a hook, quite rusty. It was the one from back then.",
      ],
    ],
    end: [
      [
        0,
        "=They looked at each other. One only had to reach out now. {Hero} had thought of this for so long that {he} knew it by heart, up to this point. It had never gone any further. What does one do the morning after? {He} took the pliers, leaned right over, and pulled out the hook, the new one first, and then the old one. It needed a jerk. “That's it,” {he} said. “That must have been a nuisance all these years.”",
      ],
      [
        0.6,
        "=It stayed there for a moment longer than it needed to. Then it hit the water with its tail, once, so that {hero} sat up to the chest in the bilge, and was gone. It was a long way back. On the quay they were all standing with lamps. “Well?” they shouted. {Hero} held out both arms, as wide as they would go, and then let them sink again. “The boot,” {he} said, “was a forty-three.”",
        "=It stayed there for a moment longer than it needed to. Then it hit the water with its tail, once, so that everything in the boat swam, and was gone. It was a long way back. On the quay they were all standing with lamps. “Well?” they shouted. {Hero} held out both arms, as wide as they would go, and then let them sink again. “A boot,” {he} said.",
      ],
      [
        0.75,
        "=The hook hangs over the kitchen table, the rusty one, and there is not a word under it. {Hero} still rows out in the mornings. There is no hook on the line, only cheese. Something takes it off, every time, with great care.",
        "=The hook hangs over the kitchen table, the rusty one, and there is not a word under it. The boat still goes out in the mornings. There is no hook on the line, only cheese. Something takes it off, every time, with great care.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("treasure|map of|murder\\w*|bottle")}(?:found|finds|discovered|discovers|came (?:upon|across)|stumbled (?:on|upon|across)|landed (?:in|on)|reached|was blown (?:to|onto))\\b[^.]*?\\b(?<unknown>island|city|village|valley|country|temple|lake|town|kingdom)\\b[^.]*|(?:decided|had|wanted|wondered|promised|chose|must decide) (?:not )?(?:to )?(?:tell|keep|whether|whom|mark|go back|stay|draw)\\b[^.]*`,
    ),
    idea: /\b(?:(?:lost|hidden|secret|forgotten|unknown|undiscovered) (?<found>island|city|village|valley|country|temple|lake|town|kingdom)|(?<spot2>island|city|village|valley|country|lake|town)\b[^.]*? (?:not on any map|on no map|that (?:was|is) (?:not|on no)|nobody (?:knew|knows|had ever seen)|no one (?:knew|knows)))\b/,
    after: [
      [
        0,
        "={Hero} looked at the map, and then at what was lying there. On the map there was a white patch, and in it there stood: nothing known. And here there was smoke, quite thin, from a chimney, and it smelled of onions.",
      ],
      [
        1,
        "=One has a sentence ready for such a moment, all who travel do. {Hero} had carried one about for years; there was a lot about mankind in it. An old woman came by with a goat. “You're late,” she said. “We eat at twelve.” The sentence was not needed.",
        "=One has a sentence ready for such a moment. “I hereby discover,” {hero} began, and {talker} took off the hat. An old woman came by with a goat. “You're late,” she said. “We eat at twelve.” The rest of the sentence was not needed.",
      ],
      [
        1,
        "=They were not lost at all. They knew exactly where they were. Two hundred years ago somebody had measured everything there, with a chain and a very loud voice, and when he had gone, they had moved the signposts. “It was such a quiet place,” said the old woman. “We thought it over, and then we let ourselves be forgotten.”",
      ],
      [
        0.5,
        "=At night {hero} sat by the lamp with a pen. It only needed a dot. With a dot like that one is somebody; there are medals for it, and a street. {He} dipped the pen in. Then {he} heard them outside: somebody laughed, a door was shut, a goat was told to be quiet. {He} saw them coming, the people with chains. A drop hung from the pen, and it was getting heavier.",
        "=At night {hero} sat by the lamp with a pen. It only needed a dot. With a dot like that one is somebody; there are medals for it, and a street. The pen was dipped in. Outside somebody laughed, a door was shut, a goat was told to be quiet. One could see them coming already, the people with chains. A drop hung from the pen, and it was getting heavier.",
      ],
    ],
    end: [
      [
        0,
        "=It fell. It was a large one, and it ran, and {hero} did not wipe it away. {He} took the pen and helped it a little on the left, and drew a bit of a tail. Now there was a dragon on the map, a fat one, with a friendly face. “Beware,” {he} wrote underneath. Every mapmaker would understand that, it is what one puts where one does not want to be asked.",
      ],
      [
        0.6,
        "=“There's nothing there,” {hero} said at home, when {he} {was} asked. “Only a dragon.” They clapped politely. Right at the back somebody very old got up, with an ear trumpet and three medals. “Did you get there in time for lunch?” he asked softly, in passing. “At ten past,” said {hero}. “They'll have kept you some.” And he winked. There had been a sea serpent on his own map, a very large one.",
      ],
      [
        0.75,
        "=There is a white patch there to this day, with a dragon in it. Once a year something is put in the post for a place that does not exist, without a street and without a number: a pound of onions. It has never been returned.",
      ],
    ],
    of: "people",
  }),
];
