import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Who outwits, protects, tames, hides or says sorry. */
export const witAndCourage: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:outsmarts?|outsmarted|outwits?|outwitted|tricks?|tricked|fools?|fooled|defeats?|defeated|beats?|beat) (?<foe>(?:an?|the) (?:[a-z]+ )?(?:giant|ogre|troll|dragon|monster))\\b[^.]*",
    ),
    after: [
      [
        0,
        "“I'm going to eat you,” said {foe}. It was said every day at noon, to whoever came past, and until now nothing very clever had ever been said in reply. {Hero} put down the basket. “With or without salt?” {he} asked.",
        "Until then everybody had run when {thefoe} came. {Hero} put down the basket. “Just a moment,” {he} said.",
      ],
      [
        1,
        "{Thefoe} had to think about that. Thinking was not what {thefoe} was best at; one could see it from outside. “With,” was the answer at last. “Then you'll have to wait,” said {hero}. “The salt is at home. I'll be back tomorrow.” And {he} was back tomorrow, for one has to keep one's word, and {he} had no salt. “Sold out,” {he} said.",
      ],
      [
        1,
        "After that there was the business with the size of the pot, and after that the question of which end one begins at. They argued about it until sunset, and it was quite a good argument. “You're thin, too,” said {thefoe} crossly. “There's hardly any point.” “Exactly,” said {hero}. “That's what I keep telling people.”",
      ],
      [
        2,
        "In the village they stood behind the shutters. “Is {he} still there?” “{He}'s drawing something on the ground.” “What?” “A cake, I think.”",
        "In the village they stood behind the shutters and did not understand anything.",
      ],
      [
        0.5,
        "On the seventh day {thefoe} had had enough. “Now,” it was said, “without salt, without a pot, and from the front.” It was dark in that mouth. There was a tooth right at the back that was quite black. {Hero} bent forward. “That must hurt,” {he} said. It became very quiet in there. “How do you know?” asked the mouth.",
      ],
    ],
    end: [
      [
        0,
        "It had hurt for a hundred years. That was all that it was: nobody is nice with something like that. {Hero} tied a thread to it, and the other end to a rock, and the rock lay on the edge of the hill. “It won't do anything to you,” {he} said, and counted to three, and pushed at two. One could hear it as far as the sea. And then there was a sigh, and a wind went through the valley that smelled of cloves.",
      ],
      [
        0.7,
        "“I'm not hungry at all,” said {thefoe}, very surprised. “I don't think I ever was.” They ate what was in the basket. It was bread and butter. There was salt in it, by the way; it had been there all along.",
      ],
      [
        1,
        "The tooth stands in the market place. It makes a good bench. People come past at noon every day now and say good day, and they say it twice, because the answer is given from so high up.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:protects?|protected|defends?|defended|guards?|guarded|saves?|saved|shields?|shielded|rescues?|rescued) (?<flock>(?:his|her|its|their|the|an?) (?:[a-z]+ )??(?:sheep|flock|goats|lambs|herd|chickens|hens|geese|cattle|cows|calves|ducklings|chicks|animals)) (?:from|against) (?<danger>(?:an?|the|all the)? ?(?:[a-z]+ )?[a-z]+)(?=[.,;]|$| (?:and|in|at|by|on|with|who|that)\\b)",
    ),
    after: [
      [
        0,
        "It was the quiet that woke {hero}. There had been a cricket, and now there was none. Something out there had drawn in its breath. {He} did not know yet what it was. {He} only knew that all the others were asleep.",
      ],
      [
        1,
        "“You're too young for that,” they had said. “You've got too few teeth, and no experience.” {Hero} counted what {he} had: a stick, a tin, a voice. It was true. It was not much.",
      ],
      [
        1,
        "Then {he} smelled it, or heard it, or both: {danger}. It was nearer than one would think possible. The little ones pressed close together and made themselves small. One of them had got the hiccups from fear.",
        "Then {he} smelled it, or heard it, or both. It was nearer than one would think possible. The little ones pressed close together and made themselves small. One of them had got the hiccups from fear.",
      ],
      [
        2,
        "{He} could have called for help. The next house was an hour away. {He} did the sum in {his} head; {he} had never been good at sums, but this one was easy.",
      ],
      [
        0.5,
        "So {hero} stood up and went to meet it. That was what nobody would have expected, {he} least of all. {He} walked quite slowly, because of {his} knees, and right in front of {him} the dark stopped. For a moment the two of them stood there, and it was undecided.",
      ],
    ],
    end: [
      [
        0,
        "“These here are mine,” said {hero}. {He} did not shout. {He} hit the tin with the stick, once for each of them, and after each stroke {he} said a name. {He} knew all of them. It took a long time. At the ninth name it was not quite so dark any more, and at the thirtieth the first cock crowed, and there was only the meadow, and the dew, and a track that led away.",
      ],
      [
        0.7,
        "They found {him} in the morning, in the middle of them all, with one hand on the tin. “Did anything happen?” they asked. Something small hiccuped. “Not to speak of,” said {hero}, and then {he} slept until the next day.",
      ],
      [
        1,
        "Nobody says anything any more about teeth. When somebody is afraid at night, one counts: once for each of them, with the name. It's an odd thing, but it helps.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:tames?|tamed|wins? the trust of|won the trust of|gains? the trust of|gained the trust of|trains?|trained|calms?|calmed) (?<wild>(?:an?|the) (?:[a-z]+ ){0,2}?(?:horse|stallion|mare|pony|wolf|falcon|eagle|hawk|dragon|tiger|lion|bear|fox|bull|donkey|dog|elephant|deer|crow|raven|griffin|unicorn|cat))\\b[^.]*",
    ),
    after: [
      [
        0,
        "“Nobody can get near it,” they said. They showed {him} where: on the arm, on the shin, and one of them on something that he would rather not show. {Hero} did not go near it. {He} sat down on the fence and ate an apple.",
        "“Nobody can get near it,” they said, and showed {him} the scars. {Hero} did not go near it. {He} sat down a good way off and ate an apple.",
      ],
      [
        1,
        "{He} sat there for a week. {He} did not look, or only at the clouds. {He} talked a little, about this and that: what they were having for supper, and why the moon has a dent. At first there was a snorting at the other end. Then there was a listening.",
      ],
      [
        1,
        "On the ninth day {he} got down from the fence. Then {he} stood still, and that was all for the ninth day. On the tenth day {he} took one step. There was a shadow that came up to {his} shoes, and it trembled. “Me, too,” said {hero}.",
        "On the ninth day {he} got up. Then {he} stood still, and that was all for the ninth day. On the tenth day {he} took one step. There was a shadow that came up to {his} shoes, and it trembled. “Me, too,” said {hero}.",
      ],
      [2, "“It would be quicker with a rope,” said those who were watching. “Quicker where to?” asked {hero}."],
      [
        0.5,
        "Then somebody left the gate open. It was only a crack, but a crack is enough. There was a thunder of hooves, or wings, or whatever it has, and then there was only dust. They ran for ropes and whistles. {Hero} stood where {he} was. {He} had an apple in {his} hand, the last one from the tree, and {he} did not call.",
      ],
    ],
    end: [
      [
        0,
        "It got evening. They had all gone home. Something breathed on {his} neck, warm, and a bit out of breath. {He} did not turn round. The apple became lighter, and then it was gone. “You needn't have,” said {hero}. There was a chewing. A weight lay on {his} shoulder, and it stayed there, and it was the heaviest thing and the best thing that {he} had ever carried.",
      ],
      [
        0.7,
        "“How did you do it?” they wanted to know. {Hero} considered. “I didn't,” {he} said. “I was just there.” They nodded, and did not believe it, and went to buy better ropes.",
      ],
      [
        1,
        "The gate is always open now. One sees the two of them up on the hill in the evening, side by side. They come from far away, and sometimes one is in front, and sometimes the other.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:hides?|hid|keeps?|kept|shelters?|sheltered|conceals?|concealed)(?: secretly)? (?<guest>(?:an?|the) (?:[a-z]+ ){0,2}?(?:cat|kitten|dog|puppy|dragon|alien|monster|hedgehog|bird|fox|mouse|rabbit|penguin|lamb|goat|elephant|squirrel|pony|duck|frog|bat|owl|wolf|bear|seal|pig|chick|crocodile)) (?<hideout>(?:in|under|behind) (?:his|her|the|their|an?) [^.,;]+)",
    ),
    after: [
      [
        0,
        "It was only meant to be for one night. It slept in the drawer with the socks, and nobody noticed anything, apart from the socks. “Be quiet,” said {hero}. It was quiet. It had enormous eyes.",
      ],
      [
        1,
        "At breakfast half a roll disappeared into a sleeve. At lunch it was a whole fish finger. “You're eating so well lately,” they said. “I'm growing,” said {hero}. It was not {him} who was growing.",
      ],
      [
        1,
        "“What's that noise?” “Me,” said {hero}, and did it again {himself}, to prove it. “And what's that smell?” “Homework.” By Thursday {he} could no longer get to {his} bed except over the wardrobe.",
      ],
      [
        2,
        "It is very nice to have a secret. It is like a stove that one carries about with one. Only in the evening, when they came in to say good night and sat down on the edge of the bed and asked “Is everything all right?”, was it rather hot.",
      ],
      [
        0.5,
        "And of course it came out, as everything comes out, at the most unsuitable moment. The aunt was there, in her good hat. They had just begun on the cake. There was a creak on the stairs, and then the door opened by itself, quite slowly, and what came in had {hero's} pyjamas on.",
      ],
    ],
    end: [
      [
        0,
        "Nobody said anything. It went once round the table, politely, sniffed at every knee, and in the end put its chin down, with a sigh, on Dad's, who is allergic to everything. “How long?” asked Mum. “Nine days,” said {hero}, and {his} voice did funny things. “It was outside. In the rain. And I thought that you'd say no.” They looked at each other over the cake. “We would have,” said Dad. He had to sneeze. He did not take away his knee.",
      ],
      [
        0.7,
        "There was a talk, and it was a long one, with rules in it: who gets up, who cleans up, and that one asks first. {Hero} said yes to all of it. It took a long time to find a name, because everybody wanted to have their say, even the aunt, without her hat. It had eaten the hat.",
      ],
      [
        1,
        "The socks have moved out. The drawer stays open by a crack. “Is everything all right?” they ask in the evening, and {hero} says yes, and then one hears a second one, from below.",
        "The drawer stayed open by a crack after that. “Is everything all right?” they asked in the evening, and {hero} said yes, and then one heard a second one, from below.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: inSentence(
      "(?:apologi[sz]es?|apologi[sz]ed|says? sorry|said sorry|wants? to apologi[sz]e|wanted to apologi[sz]e|wants? to say sorry|wants? to make up|makes? up)(?: to| with) (?<hurt>(?:the |an? |his |her )?[^.,;]+?)(?=[.,;]|$| (?:for|because|and|after|with)\\b)",
    ),
    idea: /\b(?:wolf|fox|witch|villain|giant|ogre|dragon|robber|burglar)\b/i,
    after: [
      [
        0,
        "It had been going through {his} head for a long time, mostly at night. In the stories it is over when it is over. Nobody tells how one goes on living with it.",
      ],
      [
        1,
        "{Hero} had put on a tie. {He} had a bunch of flowers with {him}, and a speech. On the way {he} lost first the beginning of the speech, then the middle. At the garden gate {he} had only “Er”.",
      ],
      [
        1,
        "“It's you,” was said through the crack of the door. The chain was on. That was only right. “I've come because of back then,” said {hero}. “Which back then? There were several.” That was true, too. {He} looked at {his} feet.",
      ],
      [
        2,
        "A neighbour had come out with a broom, and a second one with a rolling pin. “Is he bothering you?” they called. “I don't know yet,” was the answer.",
        "A neighbour had come out with a broom, and a second one with a rolling pin. They stood there and waited.",
      ],
      [
        0.5,
        "“I was hungry,” {he} began, or “I was stupid,” and then {he} noticed that it was an excuse, and stopped. {He} pulled off the tie. “I did it,” said {hero}. “It was bad. I think of it every day. I don't want anything for it. I only wanted to say it to the right person.”",
      ],
    ],
    end: [
      [
        0,
        "It was quiet behind the door for quite a while. The chain rattled. “I've had bad dreams, too,” was said. “But that there, that wasn't in any of them.” A hand came out and took the flowers. One of them had been eaten, out of nervousness. “You can mend the fence,” said {hurt}. “We'll see after that.”",
        "It was quiet behind the door for quite a while. The chain rattled. “I've had bad dreams, too,” was said. “But that there, that wasn't in any of them.” A hand came out and took the flowers. One of them had been eaten, out of nervousness. “You can mend the fence,” it was said. “We'll see after that.”",
      ],
      [
        0.7,
        "{He} came every day for a week. {He} was not good at fences. On the fourth day there was a glass of water on the post. On the seventh there was cake, and two plates, at a certain distance from each other.",
      ],
      [
        1,
        "“And they lived happily ever after,” it says at the end. It is a bit more work than it sounds. The plates stand quite close by now.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:bans?|banned|forbids?|forbade|outlaws?|outlawed|prohibits?|prohibited|abolishes|abolished) (?<banned>music|singing|songs|whistling)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:king|queen|emperor|president|headmaster|headmistress|parents|landlord|hotel)\b)/i,
    after: [
      [
        0,
        "It said so on the church door, with a stamp: {banned}, as from Monday. The reason was given as well. It was a long reason, and nobody read it to the end, because it was so nicely printed.",
      ],
      [
        1,
        "On Monday everything was collected, in a cart. People helped, because it was quicker that way. They are very good at helping there. By evening it was locked up in the cellar of the town hall, and the key lay under the mayor's pillow.",
      ],
      [
        1,
        "One hardly noticed it at first. It was only that the bread did not rise. The babies cried in a straight line. The blacksmith, who had always hit the anvil in a certain way, hit his thumb. They said “Good day” to one another, and it sounded like a receipt.",
      ],
      [
        2,
        "There was one whom nobody had told, because nobody ever told her anything: an old woman, right at the end of the lane, and half deaf. She went on as before. She did it while peeling potatoes. Those who walked past suddenly had something to do with their shoelaces.",
      ],
      [
        0.5,
        "Then the mayor's child could not sleep any more. It lay there with open eyes, the tenth night now, and got paler and paler. The doctor shrugged. “There used to be something for that,” he said, and looked out of the window. “But it's forbidden.” The mayor sat on the edge of the bed. He felt something hard under the pillow.",
      ],
    ],
    end: [
      [
        0,
        "At two in the morning a light was seen in the cellar. What came out of there then was quite small, and very wrong, for he had not done it since he was a boy. But it went through the whole town, along the gutters and down the chimneys. Nobody lay in bed any more. They stood in their doors and listened how a mayor did something forbidden. And when he got stuck, in the third line, the old woman's window opened. She was not so deaf after all. She went on from there.",
      ],
      [
        0.7,
        "By sunrise they were all at it. It was terribly out of practice. The child had been asleep for hours by then, with its thumb in its mouth.",
      ],
      [
        1,
        "The notice still hangs there. It has been used for lighting the stove, up to the last corner. There is the stamp on it, and beneath that it says, in a different hand: “as from Monday: louder.”",
      ],
    ],
    isWhole: true,
  },
];
