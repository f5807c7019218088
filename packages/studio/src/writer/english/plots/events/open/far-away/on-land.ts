import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

/** Ashes that have to be brought somewhere, who is given a lift, long ways on foot, maps, and lost places. */
export const onLand: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:to |wanted to |had to |set out to |promised to )?(?:scatter|scattered|spread|bury|brought|bring|take|took) (?:the )?(?<ashes>(?:[^.,]*? )?ashes)\\b[^.]*|(?:got lost|get lost|ran out of|broke down|argued|stopped)\\b[^.]*",
    ),
    idea: /\bashes\b/,
    after: [
      [
        0,
        "=What was to be scattered went along in a biscuit tin, because the proper container had looked so offended. At the first stop two cups of coffee were ordered. It was a mistake, one does it without thinking. The second cup stood there and got cold, and nobody liked to pour it away.",
      ],
      [
        1,
        "=There had been precise instructions. “Not on a Sunday. Not in the wind. And no speeches,” it said on a piece of paper, and underneath: “You'll know the place. I always did.” That was all very well. Nobody else had ever known it.",
      ],
      [
        1,
        "=On the way it was told once more how it had all been: the thing with the goat, the burnt pancakes, the holiday on which it rained. Some of it did not agree. In the version from the tin it would have been a bigger goat. At that they had to laugh for so long that they missed the turning.",
        "=On the way it all came back: the thing with the goat, the burnt pancakes, the holiday on which it rained. Some of it could not be quite right. In the version from the tin it had always been a bigger goat. The laughing took so long that the turning was missed.",
      ],
      [
        0.5,
        "=And then they had come to the end of the road, and it was not the place. There was a fence, a sign, and a car park for eighty buses. The wind blew. It was a Sunday. It could not be done here, one could tell by the tin: it had never been so heavy. What had been such a good plan was now a lot of kilometres, and a piece of paper.",
        "=And then the end of the road was there, and it was not the place. There was a fence, a sign, and a car park for eighty buses. The wind blew. It was a Sunday. It could not be done here, one could tell by the tin: it had never been so heavy.",
      ],
    ],
    end: [
      [
        0,
        "=It was the wrong turning that did it, the one that had been missed. It went down on the left, past a shed, and stopped in the middle of nothing in particular. There was a bit of wall there, a tree, and a view. Somebody had to sit down on the wall, because of a stone in a shoe. On the wall, quite small, was scratched a date, and beside it a goat. It was a very big goat.",
      ],
      [
        0.6,
        "=So there were no speeches. The wind had dropped, as though it had been asked to. It took no longer than one needs for shaking out a tablecloth, and it glittered for a moment, and it was over the tree, and over the view. “Was that all?” it was asked softly. “That was all,” was the answer, “and a bit more.” The coffee was poured out beside it, cold, with two sugars.",
      ],
      [
        0.75,
        "=There are biscuits in the tin again. It goes along on every journey. And wherever there is coffee the question is asked now, on purpose and aloud, before anybody pays: “And what are you having?”",
      ],
    ],
  },
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dog|cat|kitten|puppy|killer|escaped|baby|dead|ghost")}(?:picked up|picks up|gave a lift to|took along|took|stopped for|drove|brought|offered a lift to) (?:(?:an?|the|her|his) (?:[a-z-]+ ){0,3}?(?:hitchhiker|hitch-hiker|runaway(?= who|[.,]|$)|old woman|old man|old lady|stranger|boy|girl|bride|groom|soldier|nun|monk|clown|teenager|woman|man|pensioner|traveller|passenger))\\b[^.]*|(?:drove|took|brought|had to (?:drive|take|bring)|decided to (?:drive|take|bring)) (?:him|her|them)\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:school bus|tow truck|bus driver|night bus|ambulance|hospital|falls in love|fell in love|bag|money|ex-[a-z]+|left behind|every (?:day|night|evening)|son's)\b).*\b(?:[Dd]river|[Tt]rucker|[Ll]orry|[Tt]ruck|[Hh]itchhik\w+|car|van|taxi|[Tt]axi|camper|road trip|caravan|motorbike|tractor)\b.*?\b(?:picked up|picks up|gave a lift to|took along|took|stopped for|drove|brought|offered a lift to) (?<rider>(?:an?|the|her|his) (?:[a-z-]+ ){0,3}?(?:hitchhiker|hitch-hiker|runaway(?= who|[.,]|$)|old woman|old man|old lady|stranger|boy|girl|bride|groom|soldier|nun|monk|clown|teenager|woman|man|pensioner|traveller|passenger))\b(?:.*\bto (?<kin>(?:his|her|their) [a-z]+))?/,
    after: [
      [
        0,
        "=“Just as far as the next town,” they had agreed. On the seat lay a thermos flask, a road atlas and half a sausage. {Therider} moved them over, sat down, and did up the belt. After that nobody said anything for forty kilometres. One got to know the windscreen wipers.",
      ],
      [
        1,
        "={Hero} had a rule for such cases: no questions. It is not easy to keep, when somebody sits there and holds a plastic bag on their knees with both hands. “Are you hungry?” asked {hero}. That was not a question, that was a sausage. It was gone before the next bend.",
      ],
      [
        2,
        "=The next town came, and it went by. Neither of them mentioned it. “There's another one coming,” said {hero} after a while. “I expect so,” it came from the right. There were nine of them in the end. At the fifth one {therider} poured out the tea without being asked.",
      ],
      [
        0.6,
        "=In the night they talked, as one does when both look straight ahead. {Therider} told it from the end to the beginning. {Hero} listened, and changed gear only where there was a full stop. Then {he} told something {himself}, something about a telephone that {he} had not picked up for three years.",
      ],
      [
        0.5,
        "=Towards morning there was steam from the bonnet, and then they stood. It was a place without a name, a field to the left and a field to the right. {Hero} knew a lot about engines. {He} knew enough to see that there was nothing to be done. “It's my fault,” said {therider}. “You'd be home by now.” And then, for the first time, the plastic bag was put down.",
      ],
    ],
    end: [
      [
        0,
        "=There was a fan belt in it. That is to say, it was a stocking, and there was a comb, a candle, and a letter without a stamp. “My grandmother did it like this with the tractor,” said {therider}, and knelt down in the road. It held. Nobody could have explained why. For the rest of the way they drove at thirty, with the windows open, and cows overtook them.",
        "=There was a stocking in it, and a comb, a candle, and a letter without a stamp. “I've seen it done with a stocking once,” said {therider}, and knelt down in the road. It held. Nobody could have explained why. For the rest of the way they drove at thirty, with the windows open, and cows overtook them.",
      ],
      [
        0.6,
        "=Where it stopped, they sat on for a moment with the engine running, so as not to have to say it. Then the door opened, and there it was, all that {therider} had told about, only smaller and with better weather. “What do I owe you?” “A sausage,” said {hero}. {He} waited until {he} had seen a hand go up over there. Then {he} looked for a telephone box.",
        "=Where it stopped, they sat on for a moment with the engine running, so as not to have to say it. Then the door opened, and there it was, all that {therider} had told about, only smaller and with better weather. “What do I owe you?” “A sausage,” said {hero}. {He} waited until {he} had seen a hand go up over there.",
      ],
      [
        0.75,
        "=On the seat nothing is kept any more. It is left free, just in case, and the atlas lies in the back. It still runs with the stocking. In the workshop they wanted to put in a proper one. “Leave it,” said {hero}. “It gets me there.”",
      ],
    ],
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dog|cat|school|robot|space|Mars|moon")}(?:(?:wanted|decided|had|set out|started|tried|began|planned|was going|was determined|agreed|promised|made up (?:his|her) mind) (?:to )?(?:walk|hike|cycle|ride|go|travel)(?: all the way| the whole way)?(?: back)?(?: home)?(?: on foot| by bike)?|(?:walked|cycled|hiked|pedalled|rode (?:a|his|her) (?:old )?(?:bike|bicycle|moped|tractor|horse|donkey)|crossed)(?: all the way| the whole way)?(?: home)?) (?:across|through|from|the length of|the whole|an? (?:empty|whole|entire)|all the way to|to|[^.]*?(?:on foot|by bike|by bicycle))\\b ?[^.]*`,
    ),
    idea: /^(?!.*\b(?:ashes|knight|king|queen|princess|over|arriv\w+|zoo|shop|park|lake|pond|kitchen|garden|mountain|summit|bar|races?|bakery|theatre|village fair)\b)(?=.*\b(?:[Ww]alk\w*|[Cc]ycl\w+|on foot|hik\w+|pedal\w+|bike|bicycle|moped|tractor|donkey|cross\w*)\b).*\b(?:across|country|[Ee]urope|[Aa]merica|[Aa]frica|[Aa]sia|continent|home|from \p{Lu}\p{L}+ to \p{Lu}\p{L}+|to the sea|desert|border|war|kilometres|miles)\b/u,
    after: [
      [
        0,
        "=“How far is it?” they were asked at the last house. The answer was a number with three noughts. “Have you got sandwiches?” There were two of them, one with cheese. They were eaten behind the first hill. After that it really began.",
        "=“How far is it?” somebody asked at the last house. {Hero} said a number with three noughts. “Have you got a sandwich?” {Hero} had one, with cheese. It was eaten behind the first hill. After that it really began.",
      ],
      [
        1,
        "=On a map a country is made up of towns. On the way one finds out that it is made up of puddles, of gates that have to be closed behind one, and of uphill. In the evening {hero} took off {his} shoes and counted the blisters. There were more of them than kilometres.",
        "=On a map a country is made up of towns. On the way one finds out that it is made up of puddles, of gates that have to be closed behind one, and of uphill. In the evening {hero} counted the blisters, and {mate} counted the kilometres. The blisters had won.",
      ],
      [
        1,
        "=Everybody whom {he} met knew a short cut. One of them led into a bog, one led through a wedding, and the third one came out where it had started. From the wedding {hero} had cake in {his} pocket for three days. {He} decided to trust short cuts with music.",
      ],
      [
        1,
        "=An old woman at a well wanted to know what it was for. “When you could take the train.” {Hero} had had a good answer to that in the beginning, with reasons in it. They had got lost somewhere on the way. “By train,” {he} said, “one only gets there.” She thought about it, and then she gave {him} an egg.",
      ],
      [
        0.5,
        "=And then {he} lay by the side of the road and did not get up. It was raining, the left sole had stayed behind in the mud, and the sign said that it was more than half. More than half was still to come. A bus stopped. The driver opened the door and did not say anything. It was warm in there, one could see it by the windows. {Hero} had one hand on the rail already.",
      ],
    ],
    end: [
      [
        0,
        "=“Is it you?” the driver asked. “Who?” “The one who's going the whole way. They told me at the wedding. In my village there's a pair of boots standing at the roadside with a note on it. There's been soup ready at the mill since Tuesday.” It turned out that they all knew, all along the road, as far as the end. {Hero} took the hand off the rail again. “I'm afraid I can't,” {he} said. “They're waiting.”",
        "=“Is it you?” the driver asked. “Who?” “Going the whole way. They told me at the wedding. In my village there's a pair of boots standing at the roadside with a note on it, and at the mill the soup's on.” It turned out that they all knew, all along the road, as far as the end. {Hero} took the hand off the rail again. “I'm afraid I can't,” {he} said. “They're waiting.”",
      ],
      [
        0.6,
        "=The boots were a size too large, and there was a newspaper in them to make up for it. The soup was still hot. The last bit was no longer than any other bit; only the feet wanted it to be longer. And then there was what {he} had set out for, right there, quite as usual, and it did not know what it had cost. {Hero} stood still. There was nothing more to do. It was a very odd feeling in the legs.",
      ],
      [
        0.75,
        "=The boots stand at the roadside again by now, at the very place where the bus had stopped. There is a note on them: a size too large, take newspaper. Somebody has already taken them along. Somebody else has brought them back.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:found|finds|discovered|inherited|bought|got|were given|was given) (?:an?|the) (?:[a-z-]+ ){0,2}?(?:treasure map|map)\\b[^.]*|(?:set out|set off|went|go|decided|wanted|travel(?:l)?ed|looked|searched|began|started|drove|followed|tried|had)\\b[^.]*?\\b(?:(?:look|search|hunt|dig)(?:ed|ing)? for|to find|in search of|follow|followed|in search) [^.]*?\\b(?:gold|treasure|it|map|chest|mine|temple|city|well|X)\\b[^.]*|(?:set out|set off)\\b[^.]*|(?:followed|follow) (?:it|the map|the old map|its)\\b[^.]*)",
    ),
    idea: /^(?!.*\b(?:witch|dragon|pirate ship|memories|lost dog|grandpa joe|mapmaker|country that|bottle|cat|mice|mouse)\b)(?=.*\bmap\b).*\b(?:[Tt]reasure|gold|desert|jungle|set off|set out|lost (?:city|mine|temple)|buried|hidden|follow\w*|X|expedition)\b/,
    after: [
      [
        0,
        "=It was a good map. It had a compass in the corner, with a face, and it gave every distance in steps. Only it did not say whose steps. They tried it with long ones, and stood in a thorn bush. They tried it with short ones, and stood in the same thorn bush, an hour later.",
        "=It was a good map. It had a compass in the corner, with a face, and it gave every distance in steps. Only it did not say whose steps. With long ones one came out in a thorn bush. With short ones one came out in the same thorn bush, an hour later.",
      ],
      [
        1,
        "=On the back there was a list in the same hand. “What you need: a rope, a spade, patience, and somebody who can whistle.” The rope broke. The spade was good. Patience ran out on the second day, at about the same time as the sausage. Whistling was the only thing that there was plenty of.",
      ],
      [
        0.55,
        "=At the three rocks there was an inn, which was not on it. “Ah,” said the landlord when he saw the paper. “You're from the map.” He sold soup to people from the map, and blankets, and he had a box full of broken spades. “Has anybody ever found it?” He wiped a glass for a long time. “They all come back very quiet,” he said.",
      ],
      [
        0.5,
        "=At last there was the cross. That is to say, there were two sticks, and below them the ground was soft. After an hour the spade hit on something, and everybody held their breath. It was a box, it was not locked, and it was empty. At the bottom there was a second piece of paper: “So far everybody gets. Sit down for once.” The sun went down, and nothing at all had been found.",
        "=At last there was the cross. That is to say, there were two sticks, and below them the ground was soft. After an hour the spade hit on something. It was a box, it was not locked, and it was empty. At the bottom there was a second piece of paper: “So far everybody gets. Sit down for once.” The sun went down, and nothing at all had been found.",
      ],
    ],
    end: [
      [
        0,
        "=There was nothing left to do, and so that was what was done. From down there, sitting on the edge of the hole, one could see something that one did not see when one stood: the three rocks made a gap, and through the gap fell the last of the light. It lay on a flat stone like a finger. They whistled, for want of anything else. Under the stone something whistled back. It was hollow.",
        "=There was nothing left to do, and so that was what was done. Sitting on the edge of the hole, one could see something that one did not see standing up: the three rocks made a gap, and through the gap fell the last of the light. It lay on a flat stone like a finger. Somebody whistled, for want of anything else. Under the stone something whistled back. It was hollow.",
      ],
      [
        0.6,
        "=It was not a lot. It went into two hats. But it was real, it was heavy, and it shone on everybody's chins from below. Right on top lay one more piece of paper. “Leave some for the next ones,” it said, “and put the box back as it was.” So they did. They took one hat, and smoothed the earth over.",
        "=It was not a lot. It went into two hats. But it was real, it was heavy, and it shone from below on every chin. Right on top lay one more piece of paper. “Leave some for the next ones,” it said, “and put the box back as it was.” So only one hat was taken along, and the earth was smoothed over.",
      ],
      [
        0.75,
        "=“Well?” asked the landlord at the inn. Nobody said anything. They only looked, very quietly, at the soup. He nodded, and laid the spade in the box with the others. And the map lies where it was found, a bit further in, so that somebody will have to look for it.",
      ],
    ],
  }),
];
