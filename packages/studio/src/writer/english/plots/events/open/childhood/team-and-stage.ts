import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren } from "./words-of-children.ts";

const GAME =
  "(?:foot ?ball|soccer|hand ?ball|basketball|volleyball|hockey|baseball|rugby|goalkeeper|goalie|keeper|striker|team|match)";

/** Those who sit on the bench or always lose, who are too shy for a stage, and who dream of more than they can pay for. */
export const teamAndStage: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:on the (?:substitutes['’] )?bench|was (?:only )?(?:a |the )?(?:substitute|reserve)|(?:main|first|regular|other|best|only|star|usual) (?:keeper|goalkeeper|goalie|player|striker) (?:got|was|is|fell|broke)|(?:got|was) (?:hurt|injured|sick|ill)|(?:was|were) never (?:picked|chosen|put in|allowed to play)|(?:had to|was allowed to|got to) (?:come on|stand in|play in the))\\b[^.]*",
    ),
    idea: ofChildren(`(?=[\\s\\S]*\\b(?:bench|substitute|reserve)\\b)[\\s\\S]*\\b${GAME}\\b`),
    after: [
      [
        0,
        "=The coach looked along the bench. It was not a long look, for there was only one place taken. “Now you,” came the order. {Hero} looked round to see who was meant. Behind the bench there was nothing but a hedge and a bottle of water.",
      ],
      [
        1,
        "=No one knows a match as well as those who sit. {Hero} had seen every single one from down there, between the bag and the bottles. {He} knew who always turned to the left, who looked at the ground first, and who began to limp when nobody passed. Only {his} legs did not know about it yet. They felt like somebody else's.",
        "=From the bench one sees everything. {Hero} could have drawn it all: who turned to the left, who looked at the ground first, who limped when nobody passed. But one does not play with a drawing. The field was much bigger from the inside, and there was a wind out there that one had not noticed before.",
      ],
      [
        1,
        "=The first ball went past before {hero} had so much as heard it. The second one hit {him} on the shoulder, by mistake, and there was polite clapping. “That's the one from the bench,” somebody said behind the fence. One can hear everything that is said behind a fence. {Hero} pulled up {his} socks, although they had not slipped.",
        "=The first ball went past before {hero} had so much as heard it. “Look at their feet!” called {talker} from the side. “Not at the people. People are no use.” {Hero} looked at the feet. All at once it was just as it had been on the bench, only nearer.",
      ],
      [
        0.5,
        "=Then there was one minute left, and it was level. One could see it in all the faces: nobody wanted to be the one. The ball came out of the middle of the crowd, high and hard, with the sun behind it. Everybody looked up, and then everybody looked at {hero}, who had sat longer than anyone.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} knew that ball. It was the one from the rainy match, from the one who looks at the ground first. It never goes where one thinks it will. So {hero} did what {he} had done on the bench a hundred times, when nobody was watching, with {his} toes only. It was rather more than a stumble and rather less than a leap, and it was in exactly the right place.",
      ],
      [
        0.6,
        "=What came next was so loud that in the next village somebody shut a window. {Hero} was carried round the field, and past the bench, which looked quite small. The one who had been hurt sat there with ice on one leg. “How did you know where it would go?” It did not sound cross. “I've had a good seat,” said {hero}.",
      ],
      [
        0.7,
        "=The bench is still there. At the end, where one sits alone, something has been scratched into the wood: “Best place to look from.” Nobody has owned up to it. Whoever has to sit there now runs a finger over it, and then begins to watch the feet.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:always|constantly|usually) (?:lost|lose|came last)|(?:had )?never (?:won|win|scored)|(?:had )?(?:lost|loses) (?:every|all|each|ten|twenty)|(?:was|were) the (?:worst|weakest) team|(?:the )?(?:final|last|big|decisive) (?:match|game))\\b[^.]*",
    ),
    idea: ofChildren(
      `(?=[\\s\\S]*\\b(?:(?:always|constantly) (?:los\\p{L}+|came last)|never (?:won|wins?|scored)|los[et]s? (?:every|all)|worst team))[\\s\\S]*\\b${GAME}\\b`,
      "horse|dog|retired",
    ),
    after: [
      [
        0,
        "=They were good at losing. They had a song for it, and a bag of oranges that they shared with the others afterwards. Nobody was ever cross with them. Other teams liked playing against them best of all, and brought their aunts along.",
      ],
      [
        1,
        "=“Seven to nothing,” said {hero} at supper. “That's better than nine.” At home they nodded and passed the potatoes. Nobody asked who had scored. At night {hero} could not sleep and counted goals instead of sheep. They all jumped over the fence in the wrong direction.",
      ],
      [
        1,
        "=After that {hero} was to be found at the garage door: a hundred shots every day, first with the good foot, then with the other one. In time the door got dents, most of them low down on the left. It never complained. But it did groan a little when it was opened.",
        "=After that {hero} was to be found at the garage door: a hundred shots every day, first with the good foot, then with the other one. “Lower,” said {talker}, and picked the ball out of the roses. “And further to the left. That's where nobody likes to bend down.”",
      ],
      [
        0.74,
        "=Then it was the last match, and the others were the ones who never lost. They had bags that matched. At half time it was three to nothing. In the changing room it smelled of oranges, and nobody felt like eating any. “We could sing it now,” said somebody, “then it's done.”",
      ],
      [
        0.5,
        "={Hero} looked at the bag with the oranges. “What if we don't try to win?” It got quiet. “What if we only try to get one? One single goal, so that we know what it's like.” They thought about it. One goal is not much. It's about as big as a garage door.",
      ],
    ],
    end: [
      [
        0,
        "=It went in low down on the left, with the other foot. For a moment no one knew what one does in such a case. Then they all lay on top of each other, {hero} right at the bottom, and it was so nice that they wanted it again. They got it again, and a third time. Those who never lost had never learned how to be behind. They began to shout at each other about it.",
      ],
      [
        0.6,
        "=The fourth one was hardly a goal at all. It rolled in as if it only wanted to have a look, and then the whistle blew. The others stood there like people who have missed a train. So {hero} fetched the oranges. “It isn't so bad,” {he} told them. “There's a song for it. We can teach you.”",
      ],
      [
        0.7,
        "=The cup stands in the changing room, and there are oranges in it. They still lose now and then, and then it is sung, in two parts by now. Somebody wanted to have the dents in the garage door beaten out. {Hero} would not hear of it.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:(?:was|were|is) )?(?:much |far |a bit )?too (?:shy|scared|afraid|nervous|frightened|timid) to (?:go|step|walk|get|perform|dance|sing|play|act|stand|show|do)|(?:did not dare|never dared|was afraid|were afraid) to (?:go|step|walk|get|perform|dance|sing|play|act|stand|show)[^.]*?(?:stage|front of|audience|people|public)|(?:only|never)[^.]*?(?:danced|sang|played)[^.]*?(?:alone|secret|watching|front of|looking))\\b[^.]*",
    ),
    idea: ofChildren(
      "(?=(?:[\\s\\S]*?\\bloved? (?:to (?<love>dance|sing|act|perform)|(?<loving>dancing|singing|acting)))?)(?=[\\s\\S]*\\b(?:stage|front of|audience|perform|watching|public|show)\\b)[\\s\\S]*?\\b(?:danc|s[iau]ng|act|perform|ballet|music|stage|juggl|magic tricks)",
      "class|solo|retired|fish|frog|mouse|bear|hedgehog|star|band",
    ),
    after: [
      [
        0,
        "=In the kitchen it had always been easy. There {hero} could do it for hours, between the table and the fridge, with the broom for company. Nobody could {love} like that, if nobody was there to see it. The kettle had been witness to things for which others have to buy a ticket.",
        "=In the kitchen it had always been easy. There {hero} could do it for hours, between the table and the fridge, with the broom for company. The kettle had been witness to things for which others have to buy a ticket.",
      ],
      [
        1,
        "=Once {hero} had got as far as the curtain. It was red and heavy, and it smelled of dust. Through the gap in the middle one could see them: row upon row of faces, like eggs in a box. {Hero} looked at them for quite a while. Then {he} went home with {his} coat on inside out.",
      ],
      [
        0.74,
        "=“You must imagine them all in their underwear,” somebody advised. {Hero} tried it. After that there were all those faces, and the underwear as well. Somebody else knew about breathing. {Hero} breathed in for four and out for six, until everything went round.",
        "=“Do it only for me, then,” said {talker}, and sat down on the kitchen floor. It took a while. {Hero} did it with {his} back turned at first, and then from the side. “I haven't seen anything,” said {talker}. “But it was lovely.”",
      ],
      [
        0.5,
        "=Then the evening was there. {Hero} stood behind the curtain, next in line, and had no legs. {He} was just about to go for the coat. At that moment there was a bang, and it went dark, on the stage, in the hall, in the whole house. “The fuse,” said someone. In the fourth row a small child began to cry.",
      ],
    ],
    end: [
      [
        0,
        "=In the dark there were no eggs and no box. There was a floor, and a floor is the same everywhere. {Hero} took one step, and then another, and began, quietly, as one does it between the table and the fridge. The crying stopped. No one could see anything. They only listened, and the boards of the stage creaked a little, just where they should.",
      ],
      [
        0.6,
        "=Somewhere in the middle the light came on again. {Hero} noticed it far too late. {He} was in full swing by then, and there sat all those faces, and not one of them looked like an egg. They looked as people do who want it to go on. So it went on, right to the end, and once more from the beginning.",
      ],
      [
        0.7,
        "=In the hall they talk of the evening with the fuse to this day. Nobody has ever quite explained who pulled it out. At home the broom stands in the kitchen, with a ribbon round it. It had been in from the start, after all.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:could|can) not (?:afford|pay for|buy(?: (?:him|her|them))?) (?:(?:the|a|an|any|him|her|his|new|real|proper|good|own) )*(?<gear>[a-z-]+(?: (?:boots|shoes|lessons|bike|racket|skates))?)|had no money (?:for|to buy) (?:(?:the|a|an|any|new|real|proper) )*(?<need>[a-z-]+)|(?:was|were) too (?:poor|expensive))\\b[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:want(?:s|ed)?|dream(?:s|ed|t)?|wish(?:es|ed)?|long(?:s|ed)?|hope[sd]?|love[sd]?)\\b[^.]*?\\b(?:player|football|soccer|danc\\p{L}+|ballet|violin|piano|music\\p{L}*|skat\\p{L}+|tennis|runner|cycl\\p{L}+|box\\p{L}+|swim\\p{L}*|play|become|learn)",
      "rent|operation|medicine|wedding|house",
    ),
    after: [
      [
        0,
        "=In the shop window one could look at it all for nothing, between nine and six: the {gear}, right at the front. There was a card with a number on it. {Hero} knew it by heart. It was the kind of number that one does not say out loud at supper, because then everybody stops chewing.",
      ],
      [
        1,
        "={Hero} carried bags, washed bicycles and took back bottles. The money went into a sock. After a month it was counted, on the floor, twice. It was enough for about a quarter, or for all of it, if one left out the main thing.",
        "={Hero} carried bags, washed bicycles and took back bottles. “I've got four coins and a button,” said {talker}. “You can have the lot.” It all went into a sock. After a month it was counted twice. It was enough for about a quarter, with the button.",
      ],
      [
        1,
        "=So it had to be done without. One can do nearly everything without. It only takes longer, and one has to know how to mend things. {Hero} made do with what there was, and with tape. In the yard, in the evening, when it was too dark for the others to see the tape, {he} was the best of them all.",
      ],
      [
        0.5,
        "=Then came the day when they were to be tried out, one after the other. {Hero} stood in the row. The man with the list looked down at the tape. “And where's the rest?” he asked. It was not meant badly. But it was heard all along the row, and {hero} stepped back, and then another step, until there was a fence.",
      ],
    ],
    end: [
      [
        0,
        "=Behind the fence stood an old woman with a shopping bag. She lived across from the yard. She had often stood at the window in the evenings, it turned out, because of the noise at first, and later because of something else. “I've brought you something,” she said. “I was good, once. It's been waiting in the cupboard for forty years, and I've never known for whom.”",
      ],
      [
        0.6,
        "=In the bag was the very thing that {he} needed, only older. It was a little too big, and it smelled of polish and lavender. {Hero} got back into the row, right at the end. “Off you go, then,” said the man with the list, without much hope. Then he put down his pencil. When it was over he had to look for it in the grass. “Name?” he asked, and wrote it at the very top.",
      ],
      [
        0.7,
        "=The sock with the money is still there. It has been emptied once, for a bunch of flowers as big as a cartwheel. On evenings when something counts, there is a place kept free in the front row. She complains about the noise, and comes every time. And in {his} bag {hero} always has a roll of tape, just in case somebody needs it.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:dream(?:ed|t)|dreams) (?:of|about) (?:one day )?(?<dream>(?:flying|playing|dancing|singing|riding|performing|racing|sailing|driving|cooking|painting|standing|winning|being|becoming|skating|swimming|climbing|juggling)\\b[^.,]*)",
    ),
    idea: ofChildren("", "moon|space|mars|dead|retired|king|mermaid|penguin|snail|fish|woman|man|mom|mother|father"),
    after: [
      [
        0,
        "=Of {dream} one only speaks to people whom one can trust. {Hero} spoke of it to the ceiling, in bed, with the light out. Once {he} had said it in daylight. They had not laughed in a nasty way. They had only ruffled {his} hair, and put a broom in {his} hand.",
        "=“It's all I think of,” said {hero}, “{dream}.” One can only say such a thing to somebody one trusts. “I know,” said {talker}. “You do it in your sleep. You've kicked the lamp off the table twice.” After that it was no longer quite so secret.",
      ],
      [
        1,
        "=With a broom one gets everywhere, and nobody looks at the one who is sweeping. {Hero} swept slowly. {He} saw how the great ones stood, how they breathed before they began, and what they did with their hands. Some floors were swept three times in one day.",
      ],
      [
        1,
        "=At night, when everything was empty, {he} tried it out: first very low, then a little higher, then with {his} eyes shut. One falls often at that hour. There was straw. “Again,” said {hero} each time, because there was nobody else there to say it.",
        "=At night, when everything was empty, it was tried out: first very low, then a little higher, then with both eyes shut. One falls often at that hour. “Again,” said {talker} each time, and held the lamp up higher.",
      ],
      [
        0.5,
        "=Then there was an evening when every seat was taken and one of the great ones did not come. There was a fever, it was said, and a scarf. Somebody ran up and down and tore their hair. “We'll have to send them home,” they said. {Hero} stood there with the broom. {His} mouth opened, and shut again. The second time something came out of it.",
      ],
    ],
    end: [
      [
        0,
        "=“You?” they said. There was no time to say more. Out there it was very bright, and much quieter than {hero} had thought. {He} stood as the great ones stand, and breathed as they breathe. Then came the moment for which there is no broom. {Hero} let go of everything, and for the length of one breath there was nothing under {him} but light.",
      ],
      [
        0.6,
        "=It was not perfect. At one place {he} came in too late, and at one place {he} laughed, which is not done. But when it was over nobody moved, and then everybody did. In the first row sat somebody in a scarf, with a red nose. “Who taught that one?” “The floor,” they said. “It has never been so clean.”",
      ],
      [
        0.7,
        "={Hero} does not need to tell the ceiling about it any more. {He} tells the new one, who has just been given the broom, and sweeps so very slowly. “That corner again,” says {hero}, and points to the place from which one sees best.",
      ],
    ],
    of: "children",
  },
];
