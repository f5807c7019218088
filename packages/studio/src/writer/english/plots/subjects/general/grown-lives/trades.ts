import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { notFor, part } from "./part.ts";

/** Stories of bosses, new trades, rivals, landlords and neighbours. */
export const trades = [
  story({
    says: [
      /\b(?:bull(?:y|ied|ies)|tormented|teased|mobbed|picked on|made fun of|laughed at)\b/i,
      /\b(?:new boss|boss|manager|superior|new colleague|job interview|interviewer|works? for|hired|doctor|surgeon|landlord|judge)\b/i,
      /\b(?:at school|in school|schooldays|former|used to|once|years ago|as a (?:child|boy|girl)|classmate)\b/i,
    ],
    may: [part("bull\\w+|teased|tormented"), part("boss|manager|interview\\w*|colleague")],
    unless: notFor("at work|revenge|reunion|colleagues bully"),
    of: "people",
    after: [
      "One does not forget such a name. It stood there in black letters on the new plate beside the door, and {hero} read it with {his} coffee in {his} hand. Perhaps there was a second person of that name. Then the door opened. There were the same eyes, twenty-five years on, over a grey collar. They rested on {hero} one second longer than on all the others.",
      "+ Nothing was said. There was a meeting, and figures, and a plate of biscuits. {Hero} noticed that {he} was sitting in the way that one sits in a classroom, and could not find another. What do you say? There is no good sentence for it. Whenever the two of them met in the corridor, there was a nod, as polite as a closed window.",
      "+ At home {hero} took down the old class photo from the wardrobe. It took {him} a while to find that face. It stood at the edge, half cut off, with a collar that had been pulled crooked just before. One could still see whose elbow was next to it. {Hero} put the photo away, and got it out again at three in the morning.",
      "For two weeks they were both excellent at their work. Then there was a late evening, with rain against the panes, and everybody else had gone. The lift did not come. They stood before the same closed door, with their coats on, and looked at the little red light. “Third row,” said the voice beside {hero} quite suddenly. “The pencil case. Who was it that filled it with glue?”",
    ],
    end: [
      "The lift came, and nobody got in, and it left again. {Hero} could have said that one was a child in those days, and that the others had done it too. “I've been thinking for two weeks about how to say it,” said {hero}. “There's no nice way. It was wrong, and it went on for years, and one of us could have stopped it with a single word and knew that. I'm sorry.”",
      "The answer took a long time. “I used to have a speech,” it came at last. “I practised it in front of the mirror. It was for exactly this case, with a lift in it, and you were a great deal smaller.” There was something like a smile, at one corner. “I can't find the beginning any more. I don't forgive you today. But ask me again sometime. And come on time tomorrow, both of us have a lot to do.”",
      "{Hero} came on time. There was no hug, then or later, and no speech. But on the desk behind the plate with the name there has stood a new pencil case since that week, clean and empty. It was paid for and wrapped and never mentioned. One morning there was a pencil in it. And when the lift comes now, they get in, both of them, and talk about the rain.",
    ],
  }),
  story({
    says: [
      /\b(?:is|was|gets?|got|are|were|being) (?:mistaken|taken) for (?:the|a|an|his|her|their)\b|\b(?:mistakes?|mistook|takes|took) (?:him|her|them) for (?:the|a|an)\b/i,
      phrase(
        "(?:mistaken|taken|mistakes (?:him|her|them)|mistook (?:him|her|them)|took (?:him|her|them)|takes (?:him|her|them)) for <other:thing>",
      ),
      /\b(?:polite|correct\w*|shy|plays? along|played along|admit\w*|misunderstanding|afraid to|dares?|dared|before|until|and (?:has|had|is|was)|enjoy\w*|because|but)\b/i,
    ],
    may: [part("mistak\\w+|taken|mistook|took"), part("polite|correct\\w*|shy|admit\\w*|along")],
    unless: notFor(
      "thief|burglar|robber|terrorist|criminal|fox|bear|cat|dog|dead|hitman|assassin|boy|girl|god|scarecrow|statue|child",
    ),
    of: "adults",
    after: [
      "It was the coat, perhaps, or the fact that {hero} had come in at one minute to nine. “There you are!” cried a man with a list, and shook {his} hand until {his} glasses slipped. {Hero} opened {his} mouth to say that there was a mistake. “No, no, don't thank us,” said the man. When {hero} had closed {his} mouth again, {he} had a badge on {his} collar and a glass in {his} hand.",
      "There would have been a right moment to clear it up. {Hero} thought later that it must have been in the first eleven seconds. After that there were flowers. After the flowers there was a chair with arms, and nine people who wrote down what {he} said. “It depends,” said {hero}, because {he} had to say something. They underlined it.",
      "+ {Hero} went from room to room, and the crowd went with {him}. Since {he} did not understand anything, {he} asked. “Why do you do it like that?” Nobody knew. “And what would happen if you didn't?” There was a long silence, and then a lady from the back said: “Then I could go home at five.” They clapped. {Hero} looked for a door, and opened a cupboard.",
      "+ In the mirror of the washroom {he} practised it. “I'm so sorry, but I'm somebody else altogether.” It was quite easy. {He} said it three times, and with each time it sounded more like the truth. Then the man with the list came in, with tears in his eyes, and said that nobody had listened to him for fourteen years.",
      "At four o'clock everyone was called together for a speech. {Hero} stood on a little platform, in front of a hundred faces. And then the door at the end opened, and somebody came in with a suitcase, out of breath and in a very bad temper. “I've been standing at the station since nine,” this person said. “Who's that up there?”",
    ],
    end: [
      "Every head turned to {hero}. There was no second door. “Nobody,” said {hero} into the microphone. “I only came in at one minute to nine. I wanted to say so all day, and you were all so pleased.” It was so quiet that the glasses could be heard. Then {he} took off the badge, and found that it was stuck.",
      "“It depends,” a lady in the third row said. “It depends on what one needs,” and she began to clap. The one with the suitcase looked at the page that was handed over, with all that {hero} had said in the course of the day, and read it to the end, standing. “Can you come tomorrow as well?” was the question. “As yourself?”",
      "{Hero} has a chair of {his} own there, a small one, without arms. {He} sits at the back, and asks whatever {he} does not understand, and people write it down. On {his} collar is the old badge, for it never did come off. But {he} has crossed out what stood on it, very politely, and has written {his} own name underneath.",
    ],
  }),
  story({
    says: [
      /\b(?:quit|quits|gives? up|gave up|leaves?|left|resign\w*|los(?:es|t)) (?:his|her|their|my) (?:\w+ ){0,3}?(?:job|career|position|post|practice)\b/i,
      phrase(
        "(?:to become|becomes?|became|and trains? as|trained as|starts? (?:over|again) as|to work as|to train as|apprentice(?:ship)? (?:as|with)) <trade:somebody>",
      ),
    ],
    may: [
      part("quit|quits|gives? up|gave up|left|leaves?|resign\\w*"),
      part("first|hard"),
      /\bbut (?:his|her) first [^.]+/i,
      /\bhard as [^.,]+/i,
    ],
    unless: notFor(
      "pop star|rock star|thief|criminal|superhero|nun|monk|pilot|astronaut|stay-at-home|father|mother|hermit|clown|president|millionaire",
    ),
    of: "adults",
    after: [
      "On the last day they gave {hero} a pen. It was a good one, with {his} name on it. “If ever you want to come back,” they said at the lift, and did not finish. {Hero} went down eleven floors with a potted plant under {his} arm.",
      "Nothing of what {he} could do was any use to {him} now. {He} had been good at something for so long that {he} had forgotten how it is to be bad. What came out at the end was such that the master, an old woman with arms like a sailor, walked round it once and knocked on it with her knuckles. “Interesting,” she said. “What is it?”",
      "+ The friends from before came by to see it with their own eyes. They stood about in good shoes and were careful not to touch the walls. “So this makes you happy?” they asked. “Not yet,” said {hero} truthfully. {He} had a burn on one hand and a plaster on the other, and had never slept so well in {his} life.",
      "In the third month {hero} counted {his} money, which was one of the things that {he} still did well. It would last until the end of the month. The pen lay on the table. It would have taken only one letter, two lines, to the eleventh floor. {Hero} unscrewed the cap. At that moment somebody knocked at the pane. “I know we're not open,” {he} called. “I only want that one there,” said a woman outside, and pointed. It was the crooked one.",
    ],
    end: [
      "“That one's gone wrong,” said {hero}. “I can see that,” said the woman. “Everything else looks as if it came out of a machine. That one looks as if somebody had meant it.” She counted the coins out on the sill, and did not want any change. The master had come up behind {him}. She watched the woman walk off with it, and grunted. “Do that again,” she said. “But on purpose.”",
      "It took {him} until the small hours. The tenth one was nearly right, and the eleventh was, and {hero} did not see it, because {he} was already on the twelfth. The master took it out of {his} hands and held it under the lamp, and knocked on it with her knuckles. This time she listened for quite a while. “Well,” she said. “Now you can throw away that pen.”",
      "{Hero} has not thrown it away. It lies by the till, and {he} uses it to write down what people want for tomorrow. From the eleventh floor they come as well, in their lunch hour. The plant stands in the window. It has grown as high as the door.",
    ],
  }),
  story({
    says: [
      /\b(?:out of|from|released|leaves|left|after) (?:\w+ ){0,4}?(?:prison|jail)\b|\bex-(?:con|convict|prisoner)\b|\bformer (?:prisoner|convict)\b|\breleased\b[^.]*\byears\b/i,
      /\b(?:job|work|chance|trust\w*|hires?|hired|employ\w*|starts? (?:over|again)|new life|new start|apprentice|gardener|baker)\b/i,
      phrase(
        "(?:only |until |when |then )?<helper:somebody> (?:gives|gave|offers|offered|hires|hired|takes|took|trusts|trusted|lets|let) (?:him|her)",
      ),
    ],
    may: [part("prison|jail|released"), part("chance|job|work|trust\\w*")],
    unless: notFor("heist|rob|robbery|one last|innocent|escap\\w*|revenge|daughter|son"),
    of: "people",
    after: [
      "There was a line on every form for it. {Hero} had learned to see it from afar, usually near the bottom, between the driving licence and the date. As soon as it was filled in, voices became friendly. “We'll let you know,” they said. {Hero} had a plastic bag with {his} things in it, and a room with a window that could be opened.",
      "So when {hero} came to {helper}, {he} said it first, before the good morning. “I've been in prison. I thought you'd better know.” {Helper} went on working. “Can you get up at five?” was all that {helper} asked, and threw {him} a pair of gloves. They were too big, and there was a hole in one thumb.",
      "+ It was work that one could see in the evening. {Hero} did it with clenched teeth, and twice as much as {he} had to. At noon {he} ate standing up, with an arm round {his} plate. {Helper} saw it and said nothing, and sat down on the other side of the yard, so that there was room. After a week {hero} sat down too. After a month {he} put the arm away.",
      "+ People noticed, of course. Two of them spoke to {helper} over the fence, with their heads together, and {hero} could see who it was about. “Aren't you afraid?” one asked. “Oh yes,” said {helper}. “Of frost.”",
      "And then something was missing. It was the tin with the week's takings, which always stood behind the door. {Hero} noticed it in the morning, and went cold to the fingertips. {He} took off the gloves, laid them side by side on the bench, and packed {his} plastic bag. When {helper} came in, {he} was standing ready by the gate. “I didn't do it,” said {hero}. “But I know how it looks.”",
    ],
    end: [
      "{Helper} looked at the empty place behind the door, and at the bag. “I took it to the bank last night,” said {helper}. “My knee told me it was going to snow. I ought to have left a note.” {Hero} could not move. “I never thought of you,” {helper} said, and was quite upset about it. “Not for a second. It didn't occur to me.”",
      "“It's a quarter past five,” said {helper} after a while. “You're late.” And the gloves came flying over. Somebody had mended the thumb, with thread of the wrong colour. That evening {helper} hung a key on the nail by the tin, and said, as one speaks of the weather, that it would be more practical if there were two.",
      "{Hero} is there before five now. {He} opens the gate and puts the kettle on. For others have come as well, with a plastic bag and a sentence that they want to say first. “Can you get up at five?” {hero} asks them, before they have said it.",
    ],
  }),
  story({
    says: [
      /\b(?:rival\w*|compet\w*|across the (?:street|road|square)|opposite|next door|enem(?:y|ies))\b/i,
      /\b(?:salons?|bakery|bakeries|bakers?|shops?|caf[eé]s?|restaurants?|barbers?|hairdressers?|florists?|butchers?|garages?|tailors?|pizzerias?|ice cream parlou?rs?|pubs?|stalls?|bookshops?|inns?)\b/i,
      /\b(?:breaks?|broke|ill|sick|hurt|injur\w*|accident|hospital|arm|leg|collaps\w*|burns? down|burned down|fire|flood\w*|heart attack|falls?|fell)\b/i,
    ],
    may: [part("rival\\w*|compet\\w*|across|opposite"), part("breaks?|broke|ill|hurt|injur\\w*|accident|hospital")],
    unless: notFor("falls? in love|fell in love|romance|daughter|son|poison\\w*|cats?|dogs?|chain|supermarket"),
    of: "people",
    after: [
      "The war was led with blackboards. If on one side of the street it said “Best in town”, then by noon on the other side it said “Best in the country”. By Wednesday they had reached the universe. The customers changed sides for ten pence. Early each morning, two people swept exactly as far as the middle of the road, each from one side, and said good morning to the broom.",
      "+ They had got used to it. It gets you out of bed, to have somebody opposite. When the light went on over there at six, it went on here at five to six. They knew each other's deliveries and each other's coughs. There was a curtain on both sides that was never quite still.",
      "Then came the morning when there was light on one side only. The other door stayed shut. At eight people stood before the locked door and shrugged, and then they came across the street, all of them. It was the fullest day ever. But every time the door opened, there was a look over to the dark window, and nobody there to see it.",
      "+ “Haven't you heard?” said an old lady at last, while she was looking for her purse. So that was what had happened. “You must be glad,” she said. “Now you've got them all to yourself.” “Yes,” was the answer, and the wrong change was given three times in a row.",
      "In the hospital it smelled of peas. The visit was short, and both of them looked at the blanket. “Come to gloat?” “I was in the neighbourhood.” “It'll be weeks before I can work again. I can shut up shop. You've won.” There was the key, on the night table, beside the glass of water.",
    ],
    end: [
      "For six weeks there was light on both sides. The street saw one and the same person run across it, back and forth, in two aprons, thirty times a day. Everything was done over there as it had always been done over there, down to the wrong music. The blackboard was not touched. It still said “universe”.",
      "“Why did you do it?” It was asked on the first day back, at the door, over a stick and a good deal of pride. “Because of the sweeping,” came the answer. “Somebody has to do your half. And I don't know what to write on my board if there's none opposite.” They stood there for a while, right in the middle of the road, where they never had stood before.",
      "The blackboards are out each morning. “Nearly as good as over there,” it says on the one, and on the other: “If we're full, try them.” The light goes on at six on both sides, at the same moment, and that takes some arranging. And if one of them is late, the other sweeps right across, up to the step, and leaves the broom there.",
    ],
  }),
  story({
    says: [
      /\b(?:landlord|landlady|owner of the (?:house|building)|house owner|caretaker|neighbour|grumpy|upstairs|next door)\b/i,
      /\b(?:evict\w*|throw(?:s|n|ing)? (?:\w+ ){0,4}?out|threw (?:\w+ ){0,4}?out|get rid of|complain\w*|hates? (?:children|noise)|kick(?:s|ed)? out|give notice)\b/i,
      /\b(?:baby|babies|babysit\w*|look(?:s|ed)? after|child|children|toddler|twins)\b/i,
      /\b(?:one night|babysit\w*|look(?:s|ed)? after|mind(?:s|ed)? the|left with|alone with|until)\b/i,
    ],
    may: [part("landlord|landlady|evict\\w*"), part("babysit\\w*|after|baby")],
    unless: notFor("dog|cat|prank|babysitter"),
    of: "people",
    after: [
      "The letter lay ready on the chest in the hall, with a stamp. {Hero} had written it three times, each time shorter. There was a rule against noise after ten, and the rule was on the wall downstairs, in a frame. It was five to ten when the bell rang. The whole family stood outside, and everybody spoke at once. There was an ambulance at the door, and there was nobody else, and it would be only for one night.",
      "“I can't,” said {hero}. “I've never,” said {hero}. Then there was a slam, and steps down the stairs, and {hero} stood in the hall with a warm bundle on {his} arms, and a bag with a giraffe on it. It was quite still. The bundle opened one eye and looked at {him} from below, for a long time. Then it opened its mouth.",
      "+ {Hero} tried it with reason. {He} read out the rule. {He} tried it with a biscuit, the evening news, and a bunch of keys. {He} walked through all the rooms, in slippers, and at midnight {he} saw {himself} in the mirror: red in the face, with a nappy on {his} shoulder and {his} hair on end.",
      "+ At one o'clock {he} found out about the washing machine. If one sat on the floor and leaned against it, it shook gently, and the crying got softer. So {hero} washed everything in the flat that could be washed, then the curtains, and then what was clean already.",
      "At three it was beginning again, first the lip, then the chin. {Hero} was so tired that {he} no longer knew what {he} was doing. {He} started to hum. It was an old thing, without much of a tune, and somebody must have hummed it over {his} own head, a very long time ago.",
    ],
    end: [
      "The bundle stopped with its mouth open. It listened. It took hold of {hero's} thumb with its whole hand, as one takes hold of a strap in the tram, and fell asleep. {Hero} did not dare to sit down. {He} did not dare to put out the light.",
      "They came at seven, pale, with good news, and a thousand apologies. “Psst,” said {hero}. {He} would not hand over {his} thumb at first. “Was it very bad?” they whispered. “There was some noise after ten,” {hero} admitted. “It was me.” When the door was shut, {he} went to the chest, took the letter, and looked for a while at that good stamp. Then {he} tore it off for another one.",
      "Downstairs the rule still hangs in its frame, but somebody has stuck a giraffe over the middle of it. There is a high chair in {hero's} kitchen now. And when it gets loud up there at night, they only have to open the door a crack. Someone is already coming up the stairs, in slippers, and humming.",
    ],
  }),
  story({
    says: [
      /\b(?:neighbours?|neighbors?|rivals|enemies|colleagues|brothers|sisters|ex-(?:husband|wife|couple)|divorced)\b/i,
      /\b(?:fought|fight\w*|feud\w*|quarrel\w*|argu\w*|hat(?:e|ed|es|ing)|not (?:speak|spoken|talk\w*)|sued?|suing|enem(?:y|ies)|war|can['’]?t stand)\b/i,
      /\b(?:stuck|trapped|locked) (?:\w+ ){0,2}?(?:in|inside) (?:an?|the|one|their) (?:\w+ )?(?:lift|elevator|cellar|sauna|cable car|bathroom|basement|gondola|ski lift|shed|pantry)\b/i,
    ],
    may: [part("stuck|trapped|locked"), part("fought|fight\\w*|feud\\w*|quarrel\\w*|hat(?:e|ed)")],
    unless: notFor("bomb|baby|birth|children|little|dog|cat"),
    of: "people",
    after: [
      "+ For the first half hour they behaved as if they were alone. One pressed the button that had been pressed already, a little harder. The other shouted for help in the other direction. “They can't hear you.” “I'm not talking to you.” “You're not talking to anyone. That's what I'm saying.” Then it was quiet, and they could hear one another breathe, which neither of them had ordered.",
      "There was a voice, at last, from far away. It would take three hours, it said, because the man with the key had to come from his sister's birthday. Three hours! They sat down on the floor, as far from each other as possible, which was not very far. Their feet met in the middle. Neither of them would draw them in first.",
      "“You started it,” was said in the second hour. “I? With whom did I start?” And so it was all brought out, the whole long list, in order. It was surprising how well they both knew it. They corrected each other's dates. “That was in May.” “In April. It was your birthday, you had the paper lanterns.” “You noticed my lanterns?” “One couldn't sleep for them. They were rather nice.”",
      "+ One of them had half a bar of chocolate, and the other had a bottle of water. For a time each held on to what was theirs, and chewed or drank as quietly as possible. Then the bar was broken in two, very exactly, along the line. “Don't imagine that this means anything.” “I'm only hungry.”",
      "Then the light went out. It was so dark that there was no difference between open eyes and shut ones. There was a noise, small and quick, and it took a moment to understand what it was. One of them could not get any air. “Are you all right?” “No,” it came, very thin. “I can't do this. Not in the dark. I never could.”",
    ],
    end: [
      "A hand felt its way across, found a sleeve, and then another hand, ice-cold. “Breathe with me. In. And out. Tell me about the lanterns. What colour were they?” “Red,” it came. “And one was yellow.” “Slower. Where did the yellow one hang?” They went through them all, from one to the next, breath by breath. Not one of those twelve lanterns had ever been looked at so closely.",
      "When the door was opened and the light fell in, the man with the key saw two people on the floor, with chocolate round their mouths, who were holding hands. They let go at once. “It was dark,” they both said.",
      "They still quarrel, for it would be a pity about all that practice. But they do it over the table now, with a bar of chocolate between them, broken along the line. When evening comes, there are lanterns, red ones, and a yellow one in the middle. It hangs exactly half way, and both of them pay for the bulb.",
    ],
  }),
  story({
    says: [
      /\b(?:village|villagers|small town|little town|island|farmers?|mayor)\b/i,
      phrase(
        "(?:gets|got|receives|received|puts up|put up|installs|installed|introduces|introduced|is given|was given|buys|bought) (?=(?:its|the|a) (?:very )?(?:first|new|only) )<novelty:thing>",
      ),
      /\b(?:refus\w*|against|ignor\w*|protest\w*|won['’]t|will not|would not|don['’]t want|did not want|nobody (?:uses?|wants?|knows?)|no one|hates?|hated|stubborn\w*|quarrel\w*|argu\w*|chaos)\b/i,
    ],
    may: [part("first|new"), part("refus\\w*|against|ignor\\w*|protest\\w*")],
    unless: notFor("teacher|doctor|priest|police\\w*|mayor is|family|refugees?|bookshop|baby"),
    of: "people",
    after: [
      "There was a brass band for it, four men and a tuba. The mayor cut a ribbon, and then everyone stood there and looked at {novelty}. “So that's it,” somebody said. “What do we need it for?” asked one of the old people, and spat. “We've managed without since Napoleon.” “Nobody asked Napoleon,” said the mayor, and put the scissors away.",
      "Those who were against it met behind the church, because that was where they always met. They did not shout. They simply did as they had always done, only slower, and more thoroughly, where it could be seen. By the end of the week the village was in two halves. There were two tables in the inn, and the landlord had to carry the salt to and fro.",
      "+ A man came from the district, in thin shoes, to see how it was getting on. He stayed an hour. In that hour he saw {novelty}, a goose, and eleven people with folded arms. He wrote something down and asked the way to the station. They told him, in two different directions.",
      "+ “It's not that I don't understand it,” one of the stubborn ones said late at night, when the lamp was nearly out. “I'm eighty-one. Every new thing that has come here has taken an old thing with it. First the smithy, and then the school. So what will it be this time?” There was no answer. Nobody at the other table laughed.",
      "And then came the night of the storm. The road was gone under branches, the telephone was dead, and over at the last farm somebody needed help, at once. There was no second table any more. “How will they find us in this?” the mayor shouted against the wind. There was only one thing there that could still be seen, and it stood in the middle of the village, brand new.",
    ],
    end: [
      "It was the oldest of them who understood it first. “The thing!” he bawled. “Make them look at the thing!” He, who had spat, stood beside {novelty} in the rain for two hours with a lantern in each hand and waved like a windmill. The help came over the hill, saw it, and turned in the right way.",
      "“It's not so useless,” he admitted, with a scarf up to his ears. “For storms.” A vote was held on it, by show of hands, and it was decided that one could be for {novelty} in bad weather and against it in good. That suited both tables. They were pushed together, and the landlord got a day's rest from carrying the salt.",
      "When strangers drive through, they wonder about the bench. It stands right beside {novelty}, and on it sit two or three very old people with sticks, who look stern, and see to it that it is treated with respect. It shines. Somebody polishes it early in the morning, when it is still dark, and nobody has ever found out who.",
    ],
  }),
  story({
    says: [
      /\b(?:finds?|found|discover\w*)\b[^.]*\b(?:money|wallet|purse|cash|banknotes|thousand (?:euros?|dollars?|pounds?))\b/i,
      /\b(?:rent|debts?|poor|broke|bills?|unemployed|homeless|overdue|needs? (?:the )?money|needed (?:the )?money|penniless|evict\w*|single mother|cleaning|no money)\b/i,
      /\b(?:give (?:it|them|the \w+) back|return\w*|keep|decid\w*|bring (?:it|them) back|brought|honest\w*|owner|tempt\w*)\b/i,
    ],
    may: [part("finds?|found"), part("give|gives|gave|return\\w*|keep|decid\\w*"), part("rent|debts?|poor|bills?")],
    unless: notFor("mafia|gangsters?|drug\\w*|robbery|robbers?|boy|girl|treasure|chase\\w*|inherit\\w*"),
    of: "people",
    after: [
      "{Hero} counted it only once, at the kitchen table, behind drawn curtains. Then {he} got the letters out of the drawer, those with the red line at the top, and added them up too. It was not quite as much. It would have been enough for everything, and there would have been something left over for shoes. {He} put the money on the left and the letters on the right. In between {he} ate a slice of bread.",
      "+ It was quite a quick thing to think: nobody has seen it. {Hero} thought it on the stairs, and again while {he} was cleaning {his} teeth. Whoever can lose such a sum can do without it. That was a good argument too. {He} lay down with it. At two in the morning {he} found that it was a very bad one to sleep on.",
      "+ The landlord was waiting at the letter boxes the next morning. “Friday,” he said. “Not a day longer.” {Hero} had {his} hand in {his} coat pocket, on the paper. {He} would only have had to draw it out. {He} heard {himself} say: “On Friday, then,” and went out into the street, past the baker's, without breakfast.",
      "And then {he} saw somebody who was looking for something. It was easy to see. A person was going along there very slowly, bent forward, and looked under each car and into each bin, and then went back and began again. {Hero} stood on the other side of the road. There was still time to turn the corner. {He} knew that way of looking. {He} had looked like that under {his} own bed for the last coins.",
    ],
    end: [
      "“Is it this?” asked {hero}. It was the most expensive sentence of {his} life, and it took two seconds. The person did not snatch at it. The person leaned against a car and slid down it, until they were both sitting on the kerb. It was not spare money. It was for an operation, and a whole family had put it together, note by note. “Why didn't you keep it?” “I did,” said {hero}. “For one night. I don't recommend it.”",
      "There was a reward, and {hero} would not take it, and then {he} did, because {he} was so hungry that {he} had to laugh. They ate, in a warm place, three courses. {Hero} told about Friday, since {he} was asked. “Can you do accounts?” the other wanted to know. “I can add up red letters,” said {hero}. It turned out that somebody was needed for exactly that, with wages on the first, and honest.",
      "The drawer in {hero's} kitchen shuts again. At the very front there lies an empty envelope, quite crumpled, and {he} sees it whenever {he} gets out a spoon. On it, in {his} own hand, is the sum from that night, the left side and the right. There was never an answer under it. {Hero} has written one there since: slept well.",
    ],
  }),
  story({
    says: [
      /\b(?:pretends? to be|pretended to be|claims? to be|claimed to be|poses? as|posed as|lies? that (?:he|she) is|says? (?:he|she) is|told everyone (?:he|she) was|tells everyone (?:he|she) is)\b/i,
      phrase(
        "(?:pretends? to be|pretended to be|claims? to be|claimed to be|poses? as|posed as) <role:somebody>(?= |[.,])",
      ),
      /\b(?:to impress|in front of|reunion|party|date|wedding|family|dinner|because (?:he|she) is ashamed|crush)\b/i,
      /\b(?:faint\w*|collaps\w*|chok\w*|emergency|accident|heart attack|unconscious|needs? (?:a doctor|help))\b/i,
    ],
    may: [part("pretend\\w*|claim\\w*|pose[sd]?"), part("faint\\w*|collaps\\w*|chok\\w*")],
    unless: notFor(
      "thief|con man|steal\\w*|rich|married|couple|boyfriend|girlfriend|fianc\\w+|santa|boy|girl|cat|dog|fox|blind|dead|job|ill|sick",
    ),
    of: "people",
    after: [
      "It had started with a nod. Somebody had got it wrong, and {hero} had not contradicted, since it sounded so well. From there it went by itself. “{Role}! Really?” they said, and filled up {his} glass. “And isn't it hard?” “One gets used to it,” said {hero} modestly. {He} looked into a pair of eyes that had never looked at {him} for so long before.",
      "+ {Hero} knew what one knows from television. {He} frowned a good deal, and said “In most cases” and “It varies”. {He} was asked for advice by an uncle, and by a lady in green, and gave it, in a low voice. In the washroom {he} gripped the basin. “One more hour,” {he} told the face in the mirror. “Then we'll go home, and we'll never come back.”",
      "+ “I always knew that you would be something special,” said the one whom it was all for. They were standing by the window, and it was the moment of which {hero} had dreamed. {He} smiled. It was an odd feeling, as when somebody praises your coat, and you have only borrowed it.",
      "Then there was a crash, and a scream from the other end of the room. “Quick!” somebody cried. “Where is he? Let him through!” The crowd opened like a zip, and all the faces turned in one direction. {Hero} looked over {his} shoulder. There was only the wall. They all meant {him}. Nobody in the room looked happier to see {him} than those who needed help.",
    ],
    end: [
      "{Hero} walked those ten steps on legs of rubber. There was one second left in which to be admired. “I'm not,” said {hero}, loud enough for the last row. “I made that up. I'm sorry. But I can hold a hand, and I can use a telephone, so will you open that window, and you there, call the real ones!” {He} knelt down on the carpet in {his} good trousers. “Hello,” {he} said. “I've no idea what I'm doing. I'll stay here, though.”",
      "{He} stayed there, and talked the whole time about the first thing that came into {his} head, and that was {his} real life, with the real job and the small flat. “Go on,” came a whisper from the floor. When the real help arrived, it was all half as bad. “Well done,” they said. Nobody asked {hero} for advice any more that evening. {He} fetched {his} coat.",
      "“Wait,” said somebody on the steps outside. It was the one whom it had all been for. “Tell me the rest. You'd just got to the flat.” They sat down on the stairs. It was a small life to tell, and {hero} told it without any frown, and every word fitted {him} like an old shoe. At the end it turned out that the two of them were the last guests, and that neither was cold.",
    ],
  }),
  story({
    says: [
      /\b(?:nurse|doctor|teacher|midwife|carer|paramedic|social worker|firefighter|policewoman|policeman)\b/i,
      /\b(?:exhaust\w*|tired|burnt? out|burned out|overwork\w*|wants? to (?:quit|give up)|wanted to (?:quit|give up)|about to (?:quit|resign|give up)|last shift|doubts?|fed up|resign\w*)\b/i,
      /\b(?:remind\w*|why (?:he|she|they) (?:chose|became|started|do|does|loves?|loved)|again|meaning|until|changes? (?:his|her) mind)\b/i,
      role("other", "patient|woman|man|pupil|student|child|boy|girl|lady|gentleman"),
    ],
    may: [part("exhaust\\w*|tired|quit|resign"), part("remind\\w*|why|again")],
    unless: notFor("in love|war|bomb|ghost|hostage"),
    of: "adults",
    after: [
      "The letter was already written. It was in {hero's} bag, between the bread and the spare socks, and it began with “I hereby”. {He} meant to hand it in after the shift. Before that there were nine hours and forty minutes to be got through. {Hero} tied {his} shoes. The left lace broke. {He} stood looking at it for longer than one looks at a lace.",
      "{Other} was no easy case. “You've got cold hands,” was the first thing that {hero} was told. “And you haven't slept.” “You're not here to examine me,” said {hero}. “Somebody has to.” All morning it went on in this way. And there were questions: what made {him} start on this job, of all things? {Hero} said what one says. “It's a secure living.”",
      "+ “That's not true,” said {other}. “You've got a face like someone who once wanted something.” {Hero} was called away then, and was glad of it. In the corridor three people wanted something from {him} at once. {He} gave it to them. But the question walked along behind {him}, on soft soles.",
      "In the last hour all of it came together: the bell, the telephone, two colleagues off sick, and a form in three copies. {Hero} sat down on an upturned crate in the store room and put out the light. Just for one minute. {He} did not cry. {He} only had no more of whatever it is that one does it with. The door opened a hand's breadth. There stood {other}, who had no business to be there at all.",
    ],
    end: [
      "“Move over,” said {other}, and sat down on the crate. For a time they just looked at the mops. “There was a woman next door to us,” said {hero} into the dark. “I was six, I'd fallen off the wall. She didn't do anything special. She only knelt down, so that her face was where mine was, and said: I've got time.” {He} stopped. {He} had not thought of it for years. “That's why,” {he} said. “That was all I wanted to be.”",
      "“You knelt down this morning,” said {other}. “For my shoe. You don't even notice it.” {Hero} stood up and washed {his} face. {He} went to the one who was calling loudest, and bent {his} knees until {his} face was where it had to be. “I've got time,” {hero} said. It was not true, and it helped at once.",
      "The letter is still in the bag. There is a new lace in the left shoe, a red one, tied in a double bow. It was there one morning on the bench, and {hero} has a good idea whom it came from.",
    ],
  }),
];
