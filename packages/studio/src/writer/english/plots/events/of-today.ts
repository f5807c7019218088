import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** What children and old people live through today: at school, on a camp site, in the park. */
export const ofToday: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:was|is|were|got|gets) (?:always )?(?:bullied|teased|picked on|laughed at|mocked|excluded|left out)\\b(?: (?:by [^.,]+?))?(?: (?:at|in) (?:his |her |the )?(?:school|class|playground))?[^.]*",
    ),
    idea: /(?<friend>\b(?:the|an?) (?:new|other|quiet|shy|old|tall|small|little|older|younger) (?:girl|boy|child|kid|pupil|student|teacher|classmate|caretaker|janitor)\b(?: who [^.,]+)?)/i,
    tells: /\b(?:found|made|met|became|helped|stood up)\b.*\b(?:friends?|help(?:ed)?|new|him|her)\b/,
    after: [
      [
        0,
        "It was always in the same place, behind the bicycle stands, where no window looks. {Hero} knew a way round it. It was eleven minutes longer and led past the bins.",
      ],
      [
        1,
        "“How was it today?” they asked at home. “Fine,” said {hero}. It is a very short word. A great deal fits behind it.",
      ],
      [
        0.3,
        "Then, one Monday, there was {friend}. There were three free chairs, and the one beside {hero} {was} taken all at once, with a bag full of stones. “I collect them,” was the explanation. “What do you collect?” Nobody had asked {him} that before. “Ways round things,” said {hero}.",
        "Then somebody new came. There were three free chairs, and the one beside {hero} {was} taken all at once, with a bag full of stones. “I collect them,” was the explanation. “What do you collect?” Nobody had asked {him} that before. “Ways round things,” said {hero}.",
      ],
      [
        0.5,
        "They took the long way together. It did not seem so long any more. Behind the bins there was a cat, and a wall with moss on it that looked like a map. “That's a good one,” said the other, and meant the way. {Hero} told it all on the second day, from the beginning, and looked at the moss while {he} did so.",
      ],
      [
        1,
        "“And if we take the short one tomorrow?” was the question in the end. {Hero} did not sleep that night. In the morning {he} had a stomach ache, and {he} had it in earnest.",
      ],
    ],
    end: [
      [
        0,
        "They stood there, behind the bicycle stands, the three of them, as always. “Look who's coming,” said the tallest. {Hero's} knees were shaking. But they did not shake alone. {He} stopped. “No,” {he} said. It was not even loud. “I go this way. I've got somebody with me.”",
      ],
      [
        0.7,
        "It was so new that nobody knew how it went on. Then the smallest of the three, who had never wanted to, moved his bicycle to one side. A fourth person came, and a fifth, who had stood at the fence and looked on all year. It got quite full there. The tallest said something, but nobody was listening.",
      ],
      [
        1,
        "They still take the long way now and then, because of the cat. “How was it?” they ask at home. “Well,” says {hero}, “that takes longer.” And {he} pulls up a chair.",
        "They still take the long way now and then, because of the cat. “How was it?” they ask at home, and it takes half the evening to tell it all.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: inSentence(
      "(?:feeds?|fed)(?: the)? (?<flock>(?:[a-z]+ )?(?:pigeons|birds|sparrows|crows|seagulls|gulls))\\b[^.]*",
    ),
    idea: /\b(?:disappear(?:s|ed)?|vanish(?:es|ed)|does not come|did not come|stop(?:s|ped) coming|is ill|was ill|falls ill|fell ill|is gone|was gone|is missing|was missing)\b/i,
    tells:
      /\b(?:disappeared|vanished|did not come|stopped coming|was gone|was missing|looked for|searched for|fell ill|was ill)\b/,
    after: [
      [
        0,
        "Always at four, always on the third bench, always out of the blue bag. The {flock} could not tell the time, but they knew when it was four. They had names, too. They did not know that.",
      ],
      [
        1,
        "On Monday the bench was empty. They walked around it for a while with their hands behind their backs. “It's the rain,” said the old one with the crooked foot. It was not raining.",
        "On Monday the bench was empty. They went round it for a while. “It's the rain,” said the oldest one. It was not raining.",
      ],
      [
        1,
        "On Tuesday somebody else sat there and ate a sandwich, and even dropped some of it. Nobody touched it. On Wednesday they held a meeting on the statue. It was short. “We do not know where she lives,” said the one with the crooked foot. “But we know which way she comes from.”",
        "On Tuesday somebody else sat there and ate a sandwich, and even dropped some of it. Nobody touched it. On Wednesday they held a meeting. It was short. “We do not know where it is,” said the oldest one. “But we know the direction.”",
      ],
      [
        2,
        "So they spread out over the town, two to a street. They looked in at every window, on every floor. They saw a great many people who were alone at a table, and none of them was the right one. They tapped on the glass all the same, because they were there anyway.",
      ],
      [
        0.5,
        "It was on the fourth floor, behind a curtain with yellow flowers. There was a bed, and in the bed lay a face that they knew, and it was as white as the pillow. On the chair hung the blue bag. The window was shut. And below, at the front door, somebody was just saying: “Nobody answers. I expect that they're away.”",
      ],
    ],
    end: [
      [
        0,
        "They all went to that one window, all two hundred of them, and they did what they otherwise never do: they made a noise. People stopped down in the street. The caretaker looked up. “Something's wrong there,” he said, and ran up the stairs, four floors, with the big bunch of keys.",
      ],
      [
        1,
        "“Another day, and it would have been too late,” said the doctor. In the hospital there is a rule about animals. But the window sill is outside, and nothing is said about window sills. They took turns, in pairs, from four to five.",
      ],
      [
        1,
        "In May the third bench was taken again, with a cushion. “Hello, Otto,” it was said. “Hello, Frieda. Hello, Crooked Foot.” So that was what they were called. There was cake that day.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:steals?|stole|eats?|ate|takes?|took|raids?|raided|snatche[sd]|grabs?|grabbed) (?:all )?(?:of )?(?:their|his|her|the|my|our) (?<loot>(?:[a-z]+ )?(?:food|picnic|lunch|sandwiches|dinner|supper|sausages|breakfast|honey|cake|snacks|basket|marshmallows))\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:camp\w*|tents?|picnic|hik\w*|forest|woods)\b).*?(?<thief>\b(?:an?|the) (?:[a-z]+ )?(?:bear|raccoon|fox|badger|wolf|boar|dog))\b/i,
    after: [
      [
        0,
        "It had been quite dark, and there had been a noise like somebody who is folding up a deckchair. In the morning there was the rope, and on the rope there was nothing. “That was {thief},” said the one who had seen the prints. One could see them quite clearly.",
      ],
      [
        1,
        "They counted what was left: a tea bag, and one mustard, without anything to put it on. The next shop was four hours away, and it was Sunday.",
      ],
      [
        1,
        "“So we'll eat what there is,” it was decided. There were nettles, and there were berries that looked all right. There was one fish, caught with a bent hairpin and a great deal of shouting, and it was so small that they let it go.",
      ],
      [
        2,
        "Toward evening they lay on their backs and told one another what they would eat now. It was astonishing how well everybody could tell it. “With a crust,” said the one. “With gravy,” said the other. And behind the bushes something sighed, very deeply.",
      ],
      [
        0.3,
        "Two eyes looked out, and between them there was a nose with jam on it. “It was me,” said the face, without a word. It had a bad conscience, and it had a stomach ache.",
      ],
    ],
    end: [
      [
        0,
        "They could have thrown something. But they had nothing left to throw. “Chamomile,” somebody said, and made the last tea, in the big pot. {Thethief} drank it all, lay down flat, and had its belly rubbed, by six hands at once. Then it got up and waved with its head: come along.",
      ],
      [
        0.7,
        "It led them through the ferns and over a stream, to a place that is on no map. There they hung, in the last sun, black and thick and sweet: more blackberries than one family can eat. And in the hollow tree beside it there was honey. They ate until they could not move, side by side, all of them with the same blue mouth.",
      ],
      [
        1,
        "They have gone to the same place every year since then. They hang the bag a little lower now. It saves everybody trouble.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:catch(?:es)?|caught|captures?|captured|traps?|trapped) (?<being>(?:an?|the) (?:[a-z]+ ){0,2}?(?:firefly|butterfly|fairy|dragonfly|glow-?worm))\\b[^.]*",
    ),
    idea: /\blet(?:s|ting)? (?:it|him|her|the [a-z]+) (?:go|free|fly|swim)\b|\b(?:releases?|released|frees?|freed|sets? (?:it|him|her) free)\b/i,
    tells: /\blet (?:it|him|her|the [a-z]+) (?:go|free|fly|swim)\b|\b(?:released|freed|set (?:it|him|her) free)\b/,
    after: [
      [
        0,
        "There it was. {Hero} had waited for this for so long, and had told so many people about it, that {he} could hardly believe it now. {Being} was even more beautiful than in all the stories.",
      ],
      [
        1,
        "{Hero} carried it home with both hands, very slowly, so that nothing would happen to it. The whole way people stopped and looked. “What luck!” they said. {He} had never been so proud.",
      ],
      [
        1,
        "On the kitchen table it looked a little smaller. {Hero} made it as comfortable as {he} could, with moss and a pebble and a bit of everything that was in the house. It did not touch any of it. It only turned to the side where the window was.",
      ],
      [
        2,
        "At night {hero} got up to see how it was doing. There was hardly any shine left on it. “What do you need?” {he} asked. “I'll get you anything.” It was so quiet that one could hear from outside what was going on there: the wind, the water, all the others.",
      ],
      [
        0.3,
        "{Hero} sat down beside it, with {his} chin on {his} arms, and they looked at each other for a long time. Then {he} understood it, and it was not what {he} had wanted to understand.",
      ],
    ],
    end: [
      [
        0,
        "It was still dark when they got there. “Go on, then,” said {hero}, and opened {his} hands. For a moment nothing happened. {Being} stayed, as if it wanted to look at {him} once more, from close by. And then it was gone, so fast that there was only a glitter left in the air.",
      ],
      [
        0.7,
        "{Hero} sat there with empty hands and was surprised that they did not feel empty. And when it was getting light, it came back, once round {his} head, quite close, and it was shining again as on the first day, only more so. That is something one does not get to see in a jar.",
        "{Hero} sat there with empty hands and was surprised that they did not feel empty. And when it was getting light, it came back, once, quite close, and it was shining again as on the first day, only more so.",
      ],
      [
        1,
        "“Well, where is it?” people ask. {Hero} points at everything that is outside. “There,” {he} says. “It's grown.”",
        "“Well, where is it?” people asked. {Hero} pointed at everything that was outside. “There,” {he} said.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:tells?|told|shows?|showed) (?<listener>(?:his|her|the|their|him|me|us)(?: (?:grand\\w+|children|son|daughter|class|pupils))?(?: [A-Z]\\w+)?) (?:how|about how|about the (?:day|night|time|winter) (?:when |that )?) ?(?:he|she|they) (?<past>(?:fled|escaped from|survived the war|came to this|emigrated|crossed the border)\\b[^.]*)",
    ),
    after: [
      [
        0,
        "There was a box for it. It stood on the very top of the wardrobe, and it was only taken down when it rained. In it lay a button, a spoon, and half of a photograph.",
      ],
      [
        1,
        "“Begin with the button,” was the wish. “It was on my coat,” said {hero}. “My mother had sewn it on the evening before, with double thread. ‘Whatever happens,’ she said, ‘hold on to that.’ So I held on to it, for eleven days.”",
      ],
      [
        0.5,
        "“There was one road, and everybody was on it. Nobody talked. There was a man who carried a clock, and a goat that walked along all by itself, as if it had a ticket. At night one could hear the clock ticking, and then I knew that I was still there.”",
      ],
      [
        0.5,
        "“Were you afraid?” {Hero} turned the spoon over. “We had one spoon, for five. Whoever had the spoon was not afraid for the time being. So we ate very slowly.”",
      ],
      [
        0.5,
        "Then came the photograph. It was torn right through the middle, so that one could see an arm that lay round somebody's shoulder, and not whose arm it was. “My brother,” said {hero}. “Each of us took one half. So that we would recognise each other, he said. There was a bridge, and so many people.” And then {he} said nothing for quite a while, and the rain did the talking.",
      ],
    ],
    end: [
      [
        0,
        "“And then?” “Then I was here. A woman opened her door and asked nothing. She had soup. I had the spoon.” {Hero} laughed, and wiped {his} eyes. “She had a whole drawer full of spoons! But I ate with mine.”",
      ],
      [
        0.7,
        "The half photograph went from hand to hand, and then it was held up to the lamp for a long time. “We could look for him,” was the suggestion, “today one can do that.” {Hero} shook {his} head. {He} had looked for so long. They began all the same, that very evening. It took until March. The letter had a foreign stamp on it. When they opened it, an arm fell out, and it fitted.",
      ],
      [
        1,
        "There is a new box now, a bigger one. The button is in it, and the spoon, and the photograph, which is whole. It no longer stands on top of the wardrobe. One need not wait for rain.",
      ],
    ],
    isWhole: true,
    of: "adults",
  },
  {
    by: "any",
    words: inSentence(
      "(?:stays?|stayed|keeps?|kept|remains?|remained) awake (?:all|the whole|through the|for the whole|during the|in) (?:winter|of winter)[^.]*|^[^.]*?\\b(?:(?:does not|did not|refuses? to|refused to) (?:want to )?(?:hibernate|sleep through (?:the )?winter))\\b[^.]*",
    ),
    after: [
      [
        0,
        "“Nobody does that,” said the others, who already had their nightcaps on. “One eats, one sleeps, and then it's March.” “And what's in between?” asked {hero}. Nobody knew. They had all been asleep.",
      ],
      [
        1,
        "The first week was easy. {Hero} had the whole wood to {himself}. {He} tried out all the beds. {He} ate a nut here and a nut there, and talked a little to {himself}, so as not to forget how it is done.",
      ],
      [
        1,
        "Then one morning the light was different. It came from below. {Hero} put out {his} nose, and something sat down on it, quite cold and quite light, with six corners. Before {he} could look at it properly, it was a drop. But there came another one. There came a great many.",
      ],
      [
        2,
        "{He} slid. {He} rolled. {He} wrote {his} name in it, with the whole of {his} body, and fell over {his} own feet with joy. In the evening everything was blue. “You should see that,” {he} said to the closed doors. Behind them somebody was snoring.",
      ],
      [
        0.5,
        "In January the nuts gave out. {Hero} dug where {he} thought {he} had buried some. It all looked the same now. At night the trees cracked with the cold, and {he} was so tired that {he} saw little lights. “Perhaps they were right,” {he} thought. That was when {he} heard somebody crying.",
      ],
    ],
    end: [
      [
        0,
        "It was a deer, with one leg in the ice, a very young one. “I thought that everybody was asleep,” it said. “Nearly,” said {hero}. It took {him} half the night, with {his} teeth and with warm breath. Afterwards they lay down under the big fir, close together, and the deer was as good as a stove. It knew where the moss is, and the late apples.",
      ],
      [
        1,
        "In March the doors opened. “Well?” they asked, and rubbed their eyes. “What's in between?” {Hero} wanted to tell it, all of it, the six corners and the blue. {He} opened {his} mouth. Then {his} head sank to one side.",
      ],
      [
        1,
        "{He} slept until June. In {his} paw they found something that {he} had meant to show them. It was only a wet spot by then. But they all looked at it for a long time.",
        "{He} slept until June, and smiled the whole time.",
      ],
    ],
    isWhole: true,
  },
];
