import type { ClauseScene } from "../../../clause-scene.ts";
import { ofIdea, openForTwo } from "./company.ts";

/** Stories of a tree that is to be saved, of the last human, of messages from later, and of what has to be brought far away. */
export const lastChances: readonly ClauseScene[] = [
  ...openForTwo({
    by: "any",
    ...ofIdea(
      "(?:(?:save|saved|rescue|rescued|protect|protected|defend|defended|guard|guarded|keep|stop|prevent|plant|planted|water|watered)\\b[^.]*?\\b(?<plant>(?:the|an?|their|our|his|her|that) (?:(?:last|old|ancient|only|big|great|sick|dying|huge|tall|giant|favou?rite) )+(?:tree|oak|lime tree|chestnut|linden|beech|maple|forest|wood|park|garden|meadow))\\b|(?<last>the (?:last|only|old|oldest) (?:tree|oak|lime tree|forest|park|meadow|garden)) (?:in|of|on) [^.]*?\\b(?:save|protect|rescue|cut down|felled|defend))\\b[^.]*",
      { not: "magic(?:al)?|fairy|fairies|witch|dragon|lonely|princess" },
    ),
    after: [
      [
        0,
        "=There was a sign on it, in a plastic cover, with a date and a stamp. “For reasons of space,” it said. {Hero} read it twice. There had always been a great deal of space there; it was only that something was standing in it, with leaves on.",
        "=One morning there was a cross on it, in white paint, as high as a grown-up can reach. Everyone knew what that means. {Hero} tried to rub it off with a sleeve. It did not come off. It only got on to the sleeve as well.",
      ],
      [
        0.7,
        "=The first thing was a letter. It was a good letter, with reasons in it: the shade, the blackbirds, and the way it smells after rain. The answer came by return, and it had the same stamp. “We have taken note,” it said. That is what people write who have not taken any notice.",
        "=“We'll write to them,” said {talker}. It was a good letter, with reasons in it: the shade, the blackbirds, and the way it smells after rain. The answer came by return, and it had the same stamp. “We have taken note,” it said. That is what people write who have not taken any notice.",
      ],
      [
        1,
        "=The second thing was a list for names. {Hero} carried it from door to door. “A pity, really,” people said, “but what can one do?” They had no pen just then, or the potatoes were boiling over. In the evening there were four names on it, and one of them belonged to a dog.",
      ],
      [
        0.5,
        "=Then the day came, and with it a yellow machine and two men in helmets. {Hero} had got up before it was light. There was nothing more to be written, and nothing to be collected. {He} put both arms round the trunk. They did not reach even halfway. “That won't do any good,” said one of the men, quite kindly. “I know,” said {hero}. {He} did not let go.",
        "=Then the day came, and with it a yellow machine and two men in helmets. They had got up before it was light, {hero} and {mate}. They put their arms round the trunk, and their fingertips did not meet. There was still so much left. “That won't do any good,” said one of the men, quite kindly. “I know,” said {hero}. They did not let go.",
      ],
    ],
    end: [
      [
        0,
        "=“Wait a moment,” somebody said. It was an old woman with a shopping bag. “I was kissed here, once.” She put down the bag, took off her gloves, and laid her arms where the others ended. Next came the postman, who had learned to ride a bicycle here, as far as the trunk. Then they came out of all the doors. Each of them had something to do with it, and each had thought that they were the only one. When the last two hands met, it went all the way round, three times.",
      ],
      [
        0.9,
        "=The man in the helmet turned off the machine. He walked round the whole circle and looked for a gap. There was none. “I'd have to have a different piece of paper for this,” he said, and scratched his head. Then he looked up, and for quite a while. “I fell out of it when I was six,” he said. “On that side.” They made room for him there.",
      ],
      [
        0.75,
        "=There is a bench now, in the shade, and on the bench it is written in small letters who was kissed there, who fell down, and who let go last. In autumn {hero} picks up one leaf and keeps it. There are a good many of them by now.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      "(?:(?:(?:someone|somebody|an? [a-z]+|a stranger) from the future|(?:messages?|texts?|letters?|calls?|e-?mails?|notes?|postcards?) (?:[a-z ]+ )?from the (?:far |distant )?future)\\b[^.]*)",
      { not: "himself|herself|older self|future self|time machine|robot|war" },
    ),
    after: [
      [
        0,
        "=“Don't take the umbrella,” it said. That was all. {Hero} looked out of the window. It was pouring. {He} took the umbrella, and it blew inside out at the first corner and went off over the roofs like a bat. In the evening there was a second one. “I told you so. It is still hanging here on the weathercock. Regards from the future.”",
      ],
      [
        0.7,
        "=From then on they wrote to each other. {Hero} asked what one asks: whether there were flying cars, and who had won. “There are, but one can't park them,” was the answer, and: “It depends what you mean by won.” They were small things that came in return. Turn round now. Buy the blue one. Go and see your aunt. {Hero} did it all, and each time it had been right.",
        "=From then on they wrote to each other. “Ask whether there are flying cars,” said {talker}. “There are, but one can't park them,” was the answer. They were small things that came after that. Turn round now. Buy the blue one. Go and see your aunt. {Hero} did it all, and each time it had been right.",
      ],
      [
        1,
        "=“And what do you want from me?” asked {hero} at some point. For a whole day nothing came. Then it came letter by letter. “I am in your house. It is the last one left in the street, and I am not doing so well. There is nobody here to talk to. I found your number behind the wallpaper.”",
      ],
      [
        0.5,
        "=After that the answers got shorter, and there was more and more crackling in between. “It's getting weaker here,” it said. “Thank you for the umbrella, I laughed a lot. I don't think that—” {Hero} wrote back at once, and then again. There was not even a tick. {He} sat there and looked at the wall. It was quite absurd: somebody was in trouble who had not been born yet, and there was nothing that one could send there.",
      ],
    ],
    end: [
      [
        0,
        "=Or there was. It would just take its time. {Hero} fetched a spade and a tin box, the strongest that there was. {He} put in all that {he} could think of: matches, honey, seeds, a warm coat, a book with jokes in it, and a new umbrella. {He} buried it three steps from the back door, and wrote behind the wallpaper, next to the number, with an arrow: “Dig.” Then {he} waited. It was the longest and the shortest wait there has ever been. It ticked. “You,” it said, “have got very good taste in honey.”",
      ],
      [
        0.6,
        "=It went on for a long time after that. “The seeds have come up,” it said one day, and another time: “Somebody saw the smoke. There are five of us now. They want to know the one with the horse.” So {hero} told the one with the horse. It is odd to make people laugh who do not exist yet. One has to leave a pause.",
      ],
      [
        0.75,
        "=Whenever {hero} hears something good, {he} puts it in a tin and buries it. The garden is quite full. And on the weathercock hangs an umbrella, inside out, and it is never taken down. It is needed up there, in a while.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      "(?:[Tt]he last (?:human(?: being)?|person|man|woman|girl|boy|people|humans|survivor|child)s? (?:left )?(?:on|in|of) (?:the )?(?:[Ee]arth|world|planet|city|town|mankind|humanity)|[Tt]he only (?:human|person|man|woman|girl|boy|survivor)s? left)\\b[^.]*",
      { not: "vampire|zombies?|knock\\w*|war|hunt\\w*|seeds?" },
    ),
    after: [
      [
        0,
        "=There was room everywhere. That was the good thing about it. One could sleep in a different house every night, and {hero} slept in all of them, once, and always made the bed. The traffic lights still worked at one crossing. {Hero} stopped there when they were red. It would have been too quiet otherwise.",
      ],
      [
        0.7,
        "=In the mornings {he} went to the radio station and read out the news. It was soon done. “Cloudy,” {he} said, “and the cherries are ripe at the town hall. If anybody is there, I'm at the fountain at noon.” Then {he} sat at the fountain, with two cups. {He} had done that for three years. Only pigeons had ever come.",
        "=In the mornings they went to the radio station, {hero} and {mate}, and {hero} read out the news. It was soon done. “Cloudy,” {he} said, “and the cherries are ripe at the town hall. If anybody is there, we're at the fountain at noon.” Then they sat there, with one cup too many. They had done that for three years. Only pigeons had ever come.",
      ],
      [
        1,
        "=Sometimes {he} played a record very loud, with all the windows open. Once {he} drove through the department store on a scooter. It is nice to be allowed to do everything; but somebody ought to be there to say that one isn't. “You'll break your neck!” {hero} shouted at {himself}, and felt a little better.",
        "=Sometimes they raced through the department store, {hero} on a scooter. It is nice to be allowed to do everything; but somebody ought to be there to say that one isn't. {Mate} stopped at every corner and looked round, as if for somebody with a cap and a whistle.",
      ],
      [
        0.5,
        "=In the fourth winter the power station fell silent. The traffic light went out in the middle of red. At the radio station there was still a bit in the battery, for one minute perhaps. {Hero} had the news ready. {He} did not read it. “I don't know whether you're there,” {he} said. “I just wanted to say that it was a beautiful place. Somebody should have said so. Over.” The little lamp went out.",
      ],
    ],
    end: [
      [
        0,
        "=At noon {he} went to the fountain, because it was noon. Something was standing on the rim. It was a third cup. It was chipped, and it steamed. “We've been walking for eleven weeks,” said somebody behind the lime tree. There were four of them, with a pram full of turnips and a child. “We only ever got a bit of it, on the old set. The cherries, every year. We thought it was a recording. But nobody says ‘beautiful’ like that on a recording.”",
        "=At noon {he} went to the fountain, because it was noon. Another cup was standing on the rim. It was chipped, and it steamed. “We've been walking for eleven weeks,” said somebody behind the lime tree. There were four of them, with a pram full of turnips and a child. “We only ever got a bit of it, on the old set. The cherries, every year. We thought it was a recording. But nobody says ‘beautiful’ like that on a recording.”",
      ],
      [
        0.6,
        "={Hero} opened {his} mouth, and for the first time in years there was too much in it at once. The child had meanwhile got up on the rim of the fountain and was going round and round, with its arms out. “You'll break your neck!” said {hero}. They all looked at {him}. It had been the most wonderful sentence that {he} had ever said.",
      ],
      [
        0.75,
        "=The news lasts nearly a quarter of an hour these days. Somebody has lost a boot, there is soup at the town hall, and two people have quarrelled and do not want it to be mentioned. The traffic light has been mended. They stand there when it is red, all of them, and think it is rather long. “Cloudy,” says {hero} at the end. “I'm at the fountain at noon. Bring a cup.”",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      "(?:(?:had to|must|was to|were to|was sent to|set out to|wanted to|tried to|promised to) (?:deliver|bring|take|carry|transport|fly|get)|delivered|carried|brought|flew|transported) (?<cargo>(?:an? |the |some |urgent |life-saving )*(?:medicine|vaccines?|serum|cure|supplies|letter|letters|mail|package|parcel|cargo|water|food|oxygen|seeds?|message|crate)) (?:[^.]*?)(?:to|through|across|for)\\b[^.]*",
      {
        says: "[Ss]pace\\w*|[Pp]lanets?|[Aa]steroids?|[Cc]olony|Mars|[Mm]oon|[Gg]alax\\w+|[Ss]tarship|[Rr]ocket",
        not: "robot|santa",
      },
    ),
    after: [
      [
        0,
        "=It stood in the hold, tied down with four straps, and it was not even large. “{Thecargo}. To be handed over personally,” it said on the lid, and underneath somebody had written by hand: “Please hurry.” {Hero} had flown past a good many things in life. Never before had a box looked at {him}.",
      ],
      [
        0.7,
        "=There were two ways to get there. The one round the outside took nineteen days. At the other end they had enough for six. So {hero} put a finger on the map, on the place that was marked in red, where there was a great deal of rock and very little room in between. “Not recommended,” said the computer. “I know,” said {hero}. “Fasten your seat belt.”",
      ],
      [
        1,
        "=The first stones were no bigger than loaves. They drummed on the hull like hail on a caravan. Then came some as big as houses, which turned slowly and showed their other side as they went by. {Hero} flew left of one and right of the next, over, under, and once upside down. A wing light went. After that the other one did, for the sake of symmetry.",
        "=The first stones were no bigger than loaves. They drummed on the hull like hail on a caravan. Then came some as big as houses. “Left,” called {talker}, “right, over, under!” {Hero} flew left, right, over, and under, and once upside down. A wing light went. After that the other one did, for the sake of symmetry.",
      ],
      [
        0.5,
        "=In the middle of it the engine stopped. A splinter had gone in at the back and come out at the front. It was dark, and the radio was still picking up a voice, very far off. It was reading out names, one after another, quite calmly. Those were the ones who were waiting. {Hero} listened to the end. It was a long list.",
      ],
    ],
    end: [
      [
        0,
        "=All the stones were moving, only the ship was not. That was it. {Hero} looked at them for a while as one looks at buses. The third from the left was big and grey and on its way to exactly the right place. {He} threw out the anchor line, the one for harbours. It held. There was a jerk that shook the teeth, and then they were being towed, by a mountain, which did not know it, right through the middle of all the others. “Not recommended,” said the computer softly. “But nice.”",
      ],
      [
        0.6,
        "=They let go at the last moment and came down rather than landed. A great many people were standing there, who did not cheer, because they had no strength to. One of them undid the straps. {Hero} carried the box in {himself}, to the one who had read out the names. “You're early,” she said. She looked at the box, and then at the list. She put a tick behind every name, from top to bottom.",
      ],
      [
        0.75,
        "=It takes nineteen days now to get there, for there is no longer any hurry. But {hero} flies the red way when nobody is looking. The third from the left still goes by there. There is a dent in it, from an anchor, and beside the dent somebody has written in very large letters with paint: “Thank you for the lift.”",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      "(?:(?:could|can|was able to) (?:suddenly |secretly )?(?:control|move|bend|command|make|stop|call|create|heal|see|fly|talk to|speak to) (?:the )?(?<power>water|fire|wind|weather|rain|storms?|lightning|ice|snow|plants|time|things with [a-z]+ mind|objects|the future|light|shadows|metal|stones?|earth|waves|sea)\\b[^.]*)",
      {
        says: "nobody|no one|secret\\w*|hid\\w*|hide|not allowed|must never|forbidden|afraid|village|school|power",
        not: "[Ww]itch|[Ww]izard|sorcerer|machine|watch|clock|magician",
      },
    ),
    after: [
      [
        0,
        "=“Not in front of people,” had been the rule since {hero} could walk. It was a short rule. {He} kept {his} hands in {his} pockets at school, at the market, and in summer. “Aren't you hot?” people asked. {Hero} was hot. But as long as {his} hands were in there, it could not happen.",
      ],
      [
        0.7,
        "=It happened anyway, in small ways. When {he} laughed, something in the room stirred. When {he} was angry, they all looked up and said that there must be a window open. {He} learned to laugh with the mouth shut. {He} learned to count to a hundred. By the time {he} got there, {he} had mostly forgotten what {he} had wanted to say.",
        "=Only {talker} knew about it. When {hero} laughed, something in the room stirred, and then {talker} coughed very loudly. When {hero} was angry, they all looked up, and {talker} said that there must be a window open. It went well for a long time. They could both count to a hundred very fast.",
      ],
      [
        1,
        "=At night {he} went out to where nobody came. There {he} took {his} hands out of the pockets and let go. It danced. It rose up, made an arch, made a horse, and lay down at {his} feet like a dog. It was the best hour of the day, and nobody was ever to hear of it. In the morning {he} put {his} hands back.",
      ],
      [
        0.5,
        "=Then came the day on which everything went wrong at once. There was a roar from above, and the people ran, and in the middle of the square there stood a small child, with an ice cream, and did not move. All were too far away. Everybody was there, and everybody was looking. {Hero} stood with {his} hands in {his} pockets. There was time to count to three, not to a hundred.",
      ],
    ],
    end: [
      [
        0,
        "={He} took out {his} hands. It was quite easy: a breath, a turn of the wrist. What had been on its way to the child stopped, stood there for a moment as if it had been asked its name, and lay down to the left and right like two dogs. It was dead quiet. The child licked its ice cream. Then all heads turned, slowly, and looked at two hands in the air.",
      ],
      [
        0.6,
        "={Hero} wanted to put them back. “Leave them there,” said the oldest woman in the square. She came quite close, took hold of them and looked at them from both sides. “My brother had such hands,” she said. “We made him keep them in his pockets. He was a quiet man.” She did not let go. “Can you do a horse?” asked the child. {Hero} could do a horse.",
      ],
      [
        0.75,
        "=The rule has been changed. “Not at dinner,” it says now. On warm evenings they put out chairs in the square, and {hero} lets it dance, an arch, a horse, and whatever else is called for. There is a new coat as well, from everyone together. It has no pockets.",
      ],
    ],
    of: "people",
  }),
];
