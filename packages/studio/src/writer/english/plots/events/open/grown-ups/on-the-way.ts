import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

/** Ways back: to a house of long ago, with a letter that comes too late, for a promise, and two on the road. */
export const onTheWay: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("ghost\\w*|magic\\w*|murder\\w*|killer|portal|alien\\w*|planet|mars|dragon|wolf|owner|lost dog")}(?:travel(?:s|led|ed)?|drove|drives?|went|goes|go|returned?|returns|came back|comes back|set out|journey(?:s|ed)|flew|flies|found|finds|find|looked for|looks for|visit(?:s|ed)?|knock(?:s|ed)|rang|wanted to (?:see|find|visit))\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?<home>(?:the|his|her|their|my|our) (?:old |childhood |parents['’] |grandparents['’] |(?:grand)?(?:mother|father)['’]s )*(?:house|village|farm|flat|home|street|orchard|cottage|apartment))\b[^.]*?\b(?:where (?:he|she|they|I|we|(?:his|her|their|my|our) \p{L}+) (?:was born|were born|grew up|had grown up|lived|was a child|came from|fled)|(?:he|she|they|I|we|(?:his|her|their|my|our) \p{L}+) (?:had )?(?:fled|left as|had to leave|grew up in|came from|lost)|(?:he|she|they|I|we) (?:was|were) born in|from (?:his|her|their|my|our) childhood|of (?:his|her|their|my|our) childhood))(?!.*\b(?:ghost\w*|magic\w*|murder\w*|portal|alien\w*|planet|mars|spaceship|dragon|wolf|inherit\w*|cat|dog|treasure|sold|torn down|demolish\w*|one last|once more)\b)/iu,
    after: [
      [
        0,
        "=There was a drawing of it, from memory. The pear tree was on the left of the door in it, and the well was at the back, and next to the well there was an arrow with nothing at the end. “You'll know it when you see it,” it had always been said. That had been said about a good many things.",
      ],
      [
        1,
        "=The first thing they came to was the wrong one. It had the tree and it had the well, but the tree was an apple tree, and out of the well came a plastic gnome. The people there were very nice about it. They were asked about that gnome once a week, they said.",
      ],
      [
        0.75,
        "=Then there was a bend in the road, and behind the bend nobody had to ask any more. There stood {thehome}. It was smaller than in the telling, and it had a new roof. A strange bicycle was leaning in the place of the bench. In the window somebody was frying onions, and had no idea.",
      ],
      [
        1,
        "=One cannot just ring. They walked past it, as if by chance, and then back, as if by another chance. The fourth time, a boy was sitting on the step with a book. “Are you lost?” he asked. “No,” it was said. “Not any more. It's a bit difficult to explain.”",
      ],
      [
        0.4,
        "=The door opened, and a woman with a pan looked from one face to the other, and at the drawing. It was explained, badly and in the wrong order. She did not say a word. She shut the door again. One could hear her going through the house, quickly, and then there was a long quiet. The boy turned a page. “She's like that,” he said.",
      ],
    ],
    end: [
      [
        0,
        "=She came back with a tin. It was rusty, and there was earth on it. “We found that when we were digging, beside the well,” she said. “We didn't throw it away. I always thought that there must be somebody to whom it belongs.” There was not much in it: a spoon, a glass marble, and a whistle made of pear wood. So that was what the arrow had meant.",
      ],
      [
        0.6,
        "=They ate onions and eggs, at the long table, all of them. The marble went round. The whistle did not work at first, and then it did, and an old dog across the road lifted its head. “That tree,” said the woman, “gives far too many pears for us. We never knew what one does with so many.” It was shown to her, and it took until it got dark.",
      ],
      [
        0.5,
        "=The drawing hangs there now, over the table, and the arrow has got something at the end. And every autumn a parcel comes that is too heavy for the postman. There are pears in it, and they are never quite ripe. One has to wait a bit. That is how it was explained to her.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("murder\\w*|killer|magic\\w*|future|himself|herself|santa|pigeon|dragon|ghost\\w*|before sunset|war ship")}(?:find|finds|found|discover(?:s|ed)|deliver(?:s|ed)?|br(?:ings|ought)|take[sn]?|took|decide[sd]? to|set out|tried|had to|wanted to|arrive[sd]?|receive[sd]?|got|gets|came|comes|turn(?:s|ed) up|reach(?:es|ed))\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?<post>letter|postcard|parcel|love letter|telegram)\b)(?=.*\b(?:never (?:been )?(?:delivered|arrived|sent|posted|reached)|undelivered|not (?:been )?delivered|(?:\p{L}+ )(?:years|decades) (?:late|later|too late|old|ago)|from (?:19\d\d|the war)|(?:posted|sent|written) (?:\p{L}+ )?(?:years|decades) ago|lost (?:letter|postcard|parcel))\b)(?!.*\b(?:murder\w*|killer|magic\w*|future|himself|herself|robot|santa|pigeon|dragon|ghost\w*|map|treasure|attic|planet|mars|dinosaur|bottle)\b)/iu,
    after: [
      [
        0,
        "=It had slipped down behind something, a long time ago, and had lain there among dust and a biscuit. The {post} was hardly yellow. The ink had kept. On the front there was a name, and a street that was called something else by now, and below that, underlined: “Urgent!”",
      ],
      [
        1,
        "=There are rules for such a case. It has to go to a certain counter, on a certain form, in three copies. The counter was closed. It had been closed for nineteen years. “Urgent,” it still said there. So one had to go oneself.",
      ],
      [
        1,
        "=At the old address there was a shop for lamps. The people with the lamps knew somebody who might know. That somebody knew that there had been a removal, and a wedding, and then another removal. It led right across the town, from bell to bell. “Is it bad news?” they all asked. “It's late news,” was the answer.",
      ],
      [
        0.8,
        "=At the last door nobody opened at first. Then there was a chain, and behind the chain one eye and one glass of a pair of spectacles. “I don't buy anything.” “It's post.” “On a Sunday?” The {post} was held up to the gap. It was very quiet. The chain took a long time. The hand that undid it did not find the end.",
      ],
      [
        0.4,
        "=It lay on the table next to the teapot. “I know that hand,” it was said. “I waited for that. I sat at the window, and it didn't come, and in the autumn I thought: well, then.” A knife was fetched, and was put away again. “If it says no, I don't need to know it. And if it says yes, I don't know if I can bear it.” They drank tea. It said “Urgent” the whole time.",
      ],
    ],
    end: [
      [
        0,
        "=In the end it was opened with a hairpin. It was half a page. “I'm no good at waiting for answers,” it said there. “So I'll be sitting on the bench by the bridge on Sundays at four. If you don't come, I'll understand. I'll only go on sitting there until I do.” It was read three times. Then the clock was looked at. It was ten to four.",
      ],
      [
        0.6,
        "=One says of course that that is nonsense. After so many years! One says so while one is looking for one's shoes. From the corner one could see the bridge. One could see the bench, too, and there was a hat on it, and under the hat somebody was feeding crumbs to a pigeon, with great patience, as one does something that one has practised.",
      ],
      [
        0.5,
        "=The form has been filled in after all, in three copies. “Delivered?” it asks there, and behind it stands “yes”. “Delay?” There was not enough room for that. It only says: “Just in time.”",
      ],
    ],
    of: "people",
  },
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("drum|santa|ghost\\w*|gold|treasure|kill\\w*|dragon|king|wizard|bone|revenge")}(?:(?:had )?promise[sd]?|(?:wanted|had|tried|set out|decided) to keep (?:a|his|her|their|the|that) promise|kept (?:a|his|her|their|the|that) promise)\\b[^.]*`,
    ),
    idea: /^(?=.*\bpromise\w*\b)(?=.*\b(?:dying|died|late|dead|deathbed|for (?:her|him)|years ago|when they were young|widow\w*)\b)(?=.*?\b(?<kin>(?:his|her|their|my) (?:late |dead |dying |best |old )?(?:wife|husband|friend|mother|father|brother|sister|grand\w+|comrade|partner)))(?=.*?\bpromise\w*\b[^.]*?\b(?:(?:that )?(?:he|she|they|I) (?:would|will)|to) (?<deed>(?:see|visit|climb|take|travel|go|swim|plant|build|sail|bring|walk|dance|stand|cross|learn)\b[^.,]*))(?!.*\b(?:drum|santa|gold|treasure|kill\w*|dragon|king|wizard|revenge|christmas|murder\w*|home by)\b)/i,
    after: [
      [
        0,
        "=One says such a thing quickly. It had been evening, there was a hand on the blanket, and it was said: to {deed}. “Really?” “Really.” “You'll only put it off.” “I'm not going to put it off,” {hero} had said. And after that {he} had put it off, year after year, with great skill.",
      ],
      [
        1,
        "=There was always something. There was the roof, there was the back, and there was the price of the tickets. On the calendar it stood on every last page: “Next year!” {Hero} had kept those pages. There were eleven of them, and they were all in the same hand, only it had got a little shakier.",
      ],
      [
        1,
        "=“Do it now,” people said, “or leave it.” {Hero} left it. That is to say {he} wanted to. But it had begun to look at {him}. It looked out of the wardrobe, in which the good boots stood. It looked from the empty chair. It did not say anything. It had only put its head on one side.",
        "=“Do it now,” said {mate}, “or leave it.” {Hero} left it. That is to say {he} wanted to. {Mate} came back with the good boots from the wardrobe, and put them on the table, in the middle of the soup. “They don't belong there,” said {hero}. “They don't belong in the wardrobe, either,” said {mate}.",
      ],
      [
        0.8,
        "=So it was done, with a bag that was much too big. The first train was late, and the second one did not exist. It rained through the bag. In a waiting room with one lamp {hero} sat next to a vending machine and was more alone than {he} had ever been in the kitchen. “You'd laugh,” {he} said to the machine. It gave {him} a bar of chocolate. {He} had not put anything in.",
      ],
      [
        0.4,
        "=And then {he} was there, and there was nothing. There was fog. One could not even see one's boots. It was going to be like that all week, somebody said who was sweeping. {Hero} stood there and had come all that way. “I did try,” {he} said into the white. “You can't say that I didn't try.”",
      ],
    ],
    end: [
      [
        0,
        "=Perhaps it was only the wind. It came round the corner, as if somebody had opened a door, and took the fog by its hem. {Hero} had wanted to remember everything, so as to tell it all. {He} forgot that. {He} just stood there with an open mouth, and did what {he} had promised, and held out {his} hand a little to the side, where there was nobody.",
      ],
      [
        0.6,
        "=It was told, all the same. It was told at home, to the empty chair, with everything: the machine, the fog, the one with the broom. “And you were right,” {hero} said at the end. “I put it off.” It was quiet. It was the kind of quiet that one gets when somebody is too polite to say: I told you so.",
      ],
      [
        0.5,
        "=The boots have stayed out. On the last page of the calendar there is something again, in the same hand, for {he} had found that one can promise oneself something, too. “Next year,” it says. It does not have an exclamation mark. It has a date.",
      ],
    ],
    of: "adults",
  }),
  {
    by: "any",
    words: inSentence(
      `${unless("murder\\w*|killer|robot|ghost\\w*|gun|money|bank|stolen|dragon|horse|kidnap\\w*|body")}(?:(?:took|takes|take|picks? up|picked up|g[ai]ves? (?:a|the) (?:lift|ride) to|travel(?:s|led|ed)?|drove|drives?|drive|(?:was|were|got|get|gets) stuck|had to (?:take|drive|travel|share)|share[sd]?)|meant to take|only wanted to)\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?<rider>(?:an?|the) (?:(?:young|strange|lonely|runaway|stray|nervous|lost|pregnant|teenage|little|silent) )*(?:teenager|girl|boy|hitchhiker|runaway|dog|donkey|student|clown|bride|musician|nun|monk|soldier|stranger))\b)(?=.*\b(?:truck(?:er)?|lorry|van|taxi|bus driver|tow[- ]truck|camper|road trip|hitchhik\w+|motorbike|caravan|coach driver)\b)(?!.*\b(?:murder\w*|killer|robot|ghost\w*|gun|bank|stolen|horse|kidnap\w*|body|school bus|love|zombie\w*|alien\w*|baby|letter|year \d+|future)\b)/i,
    after: [
      [
        0,
        "=“Only as far as the next petrol station,” it was said. {Therider} got in, and looked straight ahead. There were four hundred things in that cab, and each had its place: the flask, the plaster saint, the bag of sunflower seeds. Now one of them had to be moved over.",
      ],
      [
        1,
        "=The first petrol station was closed. The second was on the wrong side of the road. At the third there was light, and there was a door, and one could have got out there. “It's got no toilets,” said somebody. It was not true. They drove on.",
      ],
      [
        1,
        "=There was one cassette. It had been playing for eleven years, and after the third song it always got stuck. Now something came down beside the radio, not very gently. The fourth song began. It had never been heard in that cab before.",
      ],
      [
        1,
        "=They stopped where all of them stop, and ate what they all eat. It was divided in the middle, and the bigger half was pushed across without looking. “Where do you really want to go?” There was no answer to that, just a look back the way that they had come, and then a look ahead. One can understand such a thing.",
      ],
      [
        0.4,
        "=Then there was a bang and a hiss, and the lights went out. It was raining, it was three in the morning, and the nearest house was on another map. The one at the wheel sat there with both hands in front of their face. Beside that it was quiet. The other door opened and shut. {Therider} was gone.",
      ],
    ],
    end: [
      [
        0,
        "=It took an hour. Then there was a light far down the road, and it was swinging. It was a tractor. Up on top beside a farmer in pyjamas sat {therider}, wet to the bone and quite proud. “There I was at my gate,” said the farmer, “and I couldn't shake that one off.” He had a rope along. He had a thermos flask, too, and three cups.",
      ],
      [
        0.6,
        "=In the morning they came to the fork. To the left it went where one had to go, and to the right to where the other one had come from. The engine ran. “There's somebody waiting for you there, I think,” it was said. “I've got to turn round up there anyway.” It was a detour of two hundred kilometres. The fourth song was just beginning.",
      ],
      [
        0.5,
        "=There are four hundred and one things in that cab now. The last one is a second cushion. It has its place, right next to the plaster saint, and as a rule it is not empty, in the holidays at least. Nobody asks about petrol stations any more.",
      ],
    ],
    of: "people",
  },
];
