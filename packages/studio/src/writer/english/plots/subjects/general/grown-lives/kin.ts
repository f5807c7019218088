import { oneOf, role, story } from "../../subject-story.ts";
import { notFor, part, UNREAL } from "./part.ts";

/** Stories of parents and grown-up children, of old age and of last things. */
export const kin = [
  story({
    says: [
      /\b(?:waits?|waited|waiting)\b[^.]*\b(?:call|calls|phone|telephone|ring|news|visit|letter)\b/i,
      /\bevery (?:single )?(?:Sunday|Saturday|Friday|evening|day|night|week|Christmas)\b/i,
      role("child", "son|daughter|grandson|granddaughter|children|grandchildren"),
    ],
    may: [part("waits?|waited|waiting"), part("door|home|visit\\w*|stands|stood")],
    unless: notFor("died|dead|war|soldier|front|at sea|prison|missing"),
    of: "adults",
    after: [
      "+ {Hero} did not call it waiting. {He} called it having a look at the post, or sitting down for a moment. It so happened that the chair stood beside the telephone. It also happened that {he} had done the washing-up by then, so that nothing would clatter. {He} had laid out the reading glasses and a list of what there was to tell.",
      "Next to the telephone lay a list. On it stood: the new doctor. The pear tree. Mrs next door and her leg. {Hero} wrote it down during the week, because when {child} was on the line, everything went so fast. “I'm well,” {he} would say, and “Don't spend all that money,” and then there was a click. The pear tree was still on the list. It had been there since the spring.",
      "+ Once the line was bad, and {hero} heard {his} own voice come back with a delay, from the other end of the world: “I'm well, I'm well.” It sounded like an old person who was lying. {Hero} sat up straight and said it again with more life.",
      "Then came the time when the telephone did not ring. It got three, and four, and the light moved across the table. {Hero} lifted the receiver to make sure that it was working, and put it down at once, in case the line was engaged just then. “They'll have a lot to do,” {he} said to the chair. At five {he} folded the list, quite small.",
      "There was a ring. {Hero} had the receiver at {his} ear before it stopped. “Hello?” There was only the hum in it. There was a second ring, and it did not come from the telephone at all. It was the door. “Not now,” called {hero}. “I'm expecting a call.”",
    ],
    end: [
      "“I know,” said a voice outside. “I thought I'd come instead.” {Hero} stood in the hall with the receiver in {his} hand, as far as the cord would reach. Through the glass in the door {he} saw a coat and a bag, and a way of standing that {he} would have known among thousands. “You're letting it get expensive,” said {hero}, and then {he} could not speak any more.",
      "They went right through the list. {Child} had to look at the pear tree, and touch it, and hear about the leg from the beginning. {Hero} made pancakes, and told things that had never been on any list, because they do not fit into a telephone. “Why did you never tell me that?” “You always sounded as if somebody was standing behind you.” “There was,” said {child}. “I told them to wait. Today I told them to wait longer.”",
      "The chair does not stand next to the telephone any more. It stands by the window, where there is more light. When it rings on the wall now, {hero} takes {his} time, sits down properly, and puts {his} feet up. “Have you got an hour?” {he} asks. “Good. The pear tree.”",
    ],
  }),
  story({
    says: [
      /\b(?:clear(?:s|ed|ing)? (?:out|up)|empt(?:y|ies|ied|ying)|sort(?:s|ed|ing)? (?:out|through)|pack(?:s|ed|ing)? up|clean(?:s|ed|ing)? out)\b/i,
      /\b(?:flat|house|home|apartment|attic|things|belongings|room)\b/i,
      /\b(?:brothers|sisters|siblings|brother|sister)\b/i,
      /\b(?:mother|father|parents|mum|dad|grandmother|grandfather|aunt)\b/i,
      /\b(?:funeral|death|died|dies|dead|late|passed away|don['’]t talk|do not talk|not (?:spoken|talked)|estranged)\b/i,
    ],
    may: [part("clear\\w*|empt\\w+|sort\\w*|pack\\w*"), part("funeral|death|died"), part("talk|spoken|speak")],
    unless: notFor("will|treasure|secret|letters?|diary|half-|unknown|three|four|five"),
    of: "people",
    after: [
      "They had agreed on a system, in writing, so that nothing would have to be said. A yellow sticker meant one of them, and a blue sticker the other. What nobody wanted got a red one. By eleven the whole flat looked like a carnival, and they had not exchanged more than nine words, and four of those were “Is there any tape?”",
      "It went well as far as the kitchen. Nobody had put a sticker on the good china, the piano lamp or the silver. There was trouble about a colander. It was dented, it had lost a foot, and it had a yellow sticker and a blue one on it. “I'd like to have that,” was said from the left. “So would I.” They held on to it from both sides.",
      "+ “You've got the car already.” “You had the bedroom with the balcony.” It all came out then, in order of age, as if it had been waiting in the cupboards: who had been allowed to stay up and who had had to wear the coat, and who had come to the hospital, and when, and for how long. A red sticker was stuck to one of their elbows. Nobody laughed.",
      "+ They worked at opposite ends of the flat after that, and let things drop a little louder than necessary. The radiator knocked as it always had. Each of them knew that the other was hearing it too. It used to be a giant, who lived below, and only one of them had been allowed to be afraid of him. The other had held the torch.",
      "At the very back of the wardrobe stood a shoe box. They both saw it, and neither had a sticker left. There was no money in it, and no secret. There were two piles of drawings, of two sorts of clumsy people under two sorts of sun. Someone had written the dates on the backs. They counted. In each of the piles there were exactly sixty-one.",
    ],
    end: [
      "“Counted out,” said one of them, and had to clear a throat. “So that nobody could say anything.” “And we've said it all the same.” They sat down on the floor, with their backs against the empty wardrobe. The lowest sheet showed a giant under the floor, with two small figures on top. One held the torch. “I was afraid of him as well, you know,” was said after a while. “I only had the torch.”",
      "They made noodles, because there was a packet left, and drained them in the colander, standing up. “You take it,” said the one. “You take it.” “Every other month.” They shook hands on it, and did not let go quite as soon as they might have.",
      "The colander travels by post now, in a box with a great deal of paper round it. It goes there and back with the months, and there is always something in it: a jar of jam, a drawing by a child, a photo of a sun. Under the dent there are still two stickers, one above the other. They come out green.",
    ],
  }),
  story({
    says: [
      /\b(?:dementia|alzheimer\w*|forget(?:s|ting)?|forgot|losing (?:his|her) memory|memory)\b/i,
      /\b(?:book|album|photos?|pictures?|map|notes?|labels?|box)\b/i,
      /\b(?:makes?|made|draws?|drew|paints?|painted|writes?|wrote|glues?|puts?|builds?|built|creates?|created|fills?|filled)\b/i,
      role(
        "elder",
        "grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|nana|gran|mother|father|wife|husband|mum|dad",
      ),
    ],
    lead: "maker",
    may: [
      part("dementia|alzheimer\\w*|forget\\w*|forgot"),
      part("book|album|photos?|pictures?"),
      role("maker", "granddaughter|grandson|daughter|son|grandchild"),
    ],
    unless: notFor("cookbook|recipe|died|dead|song|time travel"),
    of: "people",
    after: [
      "{Hero} began at the beginning. On the first page there was the house with the green door, and next to it {he} wrote: you live here. It looked a bit bare. So {he} added: the key sticks, you have to lift it a little.",
      "{Elder} helped, on good days. They sat side by side with the glue, and there was a picture of a wedding. “Who's that handsome fellow?” {hero} asked. It took a while, and then a story came out that {hero} had never heard, with a hat in a river and a band that had missed the train. {Hero} wrote as fast as {he} could.",
      "+ There were bad days as well. Then a picture was only a piece of paper. “Very nice people,” {elder} said politely, and turned the page, and there were more nice people. {Hero} did not say: but that's you. {He} had tried that once. {He} said: “Yes, aren't they?”",
      "{Hero} had kept the last page for {himself}. {He} glued in a picture of the two of them under one umbrella, and wrote {his} name below, quite large. Then {he} held it out. {Elder} looked at it, and looked up, and looked at it again. It was one of those days. “And who,” asked {elder} kindly, “are you?”",
    ],
    end: [
      "It went through {hero} like cold water. {He} could have cried, and a little bit of it {he} did. Then {he} moved {his} chair closer. “I'm the one with the glue,” said {hero}. {Elder} looked at {his} fingers. They were white with it up to the knuckles. A hand came over the table and began to rub it off, one finger after the other, the way one does it with a small child.",
      "“The one with the glue,” {elder} repeated, and seemed content with that. “That's a good one to have.” And after a while, quite by the way: “You never could keep it off your fingers. Not even in the first class.” {Hero} did not move. {He} was afraid to frighten it off. “No,” said {hero}. “Never.” They stayed there until the tea was cold.",
      "The book has become so thick that it will not close any more. Under the picture with the umbrella {hero's} name is crossed out now, and something else has been written there: the one with the glue. They read it together from the front to the back, and then again from the front. It is new every time, and the hat always falls into the river.",
    ],
  }),
  story({
    says: [
      /\b(?:nursing home|care home|retirement home|old people['’]s home|rest home|old folks['’] home|hospice|home for the elderly)\b/i,
      /\b(?:run(?:s|ning)? away|ran away|escap\w*|break(?:s|ing)? out|broke out|flee\w*|fled|sneak\w*|last time|last wish|once more|one more time)\b/i,
      role(
        "helper",
        "nurse|carer|caretaker|cook|janitor|cleaner|grandson|granddaughter|driver|gardener|trainee|volunteer",
      ),
      /\bto (?:see|visit|go to|reach|attend|dance|swim in|ride|watch|eat) [^.,]+/i,
    ],
    may: [part("nursing|care home|retirement|old people|hospice"), part("helps?|helped|nurse|carer")],
    unless: notFor("rob|bank|died|dies|dead|dog|motorbikes?"),
    of: "adults",
    after: [
      "The plan was on the back of a bingo card, and it was a good plan. After lunch everybody was asleep. The lady at the desk was on the telephone with her sister from two until half past.",
      "There was one thing that {hero} had not thought of, and that was {helper}, who stood in the corridor with a pile of towels. They looked at one another. {Hero} was wearing a coat, a hat and two different shoes. “I'm only going to the post,” said {hero}. “It's Sunday,” said {helper}. There was a pause. Then the towels were put down. “Not in those shoes,” said {helper}.",
      "+ They took the service lift, and then the little car with the dented door. {Hero} sat very straight. {He} had forgotten how fast trees are. {He} read out each sign as if it were good news. “When did you last do that?” asked {helper}. {Hero} counted on {his} fingers, began a second time, and laughed. “You weren't born,” {he} said.",
      "+ At a petrol station {hero} ate a sausage with mustard, which was forbidden on account of the heart, the stomach and the sugar. {He} ate with {his} eyes shut. In the car the telephone buzzed on the seat. It was the home. {Helper} let it buzz, and grew a bit paler each time.",
      "The last part had to be walked. It was not far, for anybody else. {Hero} managed twenty steps, then ten, and then {he} sat down on a low wall, and {his} lips were blue. “We'll go back,” said {helper}. “This was mad of me.” {Hero} shook {his} head. {He} could not see it yet, but {he} could hear something already. “I've come all this way,” {he} said, “and now I'm to be sensible?”",
    ],
    end: [
      "So {helper} knelt down. “Get on,” was all that was said. {Hero} weighed no more than a winter coat. {He} held on with both arms and gave directions, and they were wrong. And then they were there. {Hero} did not say a word. {He} only looked, with {his} hat in {his} hand, and {his} whole face became quite smooth. {Helper} looked at {hero}, because that was even better.",
      "It was dark when they drove up to the door, where the light was on and half the home stood in dressing gowns. “There'll be trouble,” said {helper}. “Leave it to me,” said {hero}, and got out, hat on, and was eighty years younger. “I kidnapped this young person,” {he} told them all, “with a bingo card.”",
      "There was trouble, and it passed. The first Sunday in the month is for outings now, for all who like, and the bus is always full.",
    ],
  }),
  story({
    says: [
      /\b(?:cancer|dying|terminally ill|incurabl\w*|months to live|weeks to live|year to live|seriously ill|tumou?r|diagnos\w+)\b/i,
      /\b(?:bucket list|list of|a list|one last (?:trip|journey|adventure|time)|before it(?:['’]s| is| was) too late|everything (?:he|she|they) (?:always|ever))\b/i,
      role("friend", "friend|friends|buddy|mate|brother|sister|neighbour"),
    ],
    may: [part("list|trip|journey"), part("cancer|dying|ill|diagnos\\w+")],
    unless: notFor("wrong diagnosis|misdiagnos\\w*|revenge|rob|bank|heist|mistake|dog"),
    of: "people",
    after: [
      "There were eleven points on the list, and {friend} read them through twice, at the kitchen table, with a pencil. “Number four is against the law,” said {friend}. “Number seven is physically impossible. And at number nine you have written only: the blue door. What's the blue door?” “You'll see,” said {hero}. “I've put it far down so that I'll get there.”",
      "They started with the easy ones. {Hero} ate oysters, and did not like them. They sat in the front row at the opera and {friend} fell asleep, with a thud. They swam in the lake by moonlight, for four seconds, and screamed so loud that a light went on. {Hero} crossed everything out with a ruler.",
      "+ Between the points there were other days. Those were not on the list. There was the white corridor, and the chair that squeaked, and {hero}, who did not want to talk. {Friend} brought a newspaper and read out the small ads, with much expression, from top to bottom. “Used accordion, slight smell.” At the smell {hero} smiled for the first time in a week.",
      "+ “Are you afraid?” asked {friend} once, when it was so dark that it could be asked. “Of the nights,” said {hero}. “They've got so many hours.” The next evening {friend} stood there with a pillow and a camp bed, and complained the whole night about the camp bed. It helped more than the tablets.",
      "At number nine they drove for three hours without a word. Then they stood in a small street, and {hero} had to lean on the wall. The door was not blue any more. Somebody had painted it brown. “I broke the window there with a ball once,” said {hero}, “and ran away, and they blamed you. You got the thrashing. I've never told you. I wanted to say it on the spot.”",
    ],
    end: [
      "{Friend} looked at the door for a long while. “I knew that,” said {friend}. “I saw you running.” “And you never said anything? In all these years?” “You gave me your knife the next day. I thought we were quits.” {Hero} sat down on the step. {He} laughed until {he} coughed, and coughed until {friend} had to hold {him}. An old woman opened the door. They bought her a new pane, which she did not need.",
      "Then there was only the last line, in a shaky hand. {Friend} had never been allowed to look at it. {Hero} held the ruler over it now, and took it away. “Sit at the kitchen table with you,” it said, “and make another list.”",
      "The list hangs in {friend's} kitchen, with all its lines, straight as a ruler. Beside it there is a second one, longer, in two sorts of writing, and not everything on it has been crossed out. Whoever sits at that table gets to hear about the opera. There are two chairs there, and a knife in the drawer that is never lent to anyone.",
    ],
  }),
  story({
    says: [
      /\b(?:funeral|eulogy|wake|obituary)\b/i,
      /\b(?:(?:his|her) own (?:funeral|obituary|wake|eulogy)|rehears\w*|fakes?|faked|pretend\w* to be dead|while (?:still )?alive|living funeral)\b/i,
      /\b(?:hears?|heard|listens?|listened|thinks?|thought|says?|said|family|children|friends|relatives|plans?|planned|who)\b/i,
    ],
    may: [part("funeral|obituary|eulogy")],
    unless: oneOf(`${UNREAL}|insurance|police|mafia|escape|debts?`),
    of: "adults",
    after: [
      "There was a seating plan. There was music, cake and a man with a black tie, who had been hired by the hour and asked several times where the body was. “Here,” said {hero}, and shook his hand.",
      "“Now then,” said {hero}. “Just as it will be.” {He} lay down on the sofa by the lilies, folded {his} hands and shut {his} eyes. The first who came to the front cleared a throat and unfolded a piece of paper. It was full of hard work and kindness. {Hero} opened one eye. “Who's that supposed to be?” {he} asked.",
      "Whenever it got too beautiful, a cough came from the sofa. “I was never patient,” said {hero} with {his} eyes shut. “Not a single day. Next.” In the fifth row somebody giggled. Then a voice at the back said, quite loud: “You sent back my wedding present. With the bill.”",
      "After that there was no stopping them. They did not come to the front any more. They shouted it from their seats: the ruined Christmas, the umbrella, the thing with the dentist. {Hero} lay there and did not cough once. {His} hands were not so nicely folded now. When it got quiet at last, nobody dared to look at the sofa.",
    ],
    end: [
      "“Is that all?” asked {hero}. {He} sat up, and had a lily in {his} hair. “I've been told for eighty years that everything was fine, and I didn't believe one word of it.” {His} voice shook. “I'm sorry about the present. It was the bill that I was ashamed of. And the umbrella I've still got.” {He} looked round at all of them. “And why did you come, then?”",
      "It was a child who answered, with cake in both cheeks. “Because it's always boring without you,” it said. One began to laugh, then all of them did. Then they told the other things, too, one by one, standing round the sofa. They had kept those just as long, and had thought that {hero} knew.",
      "It has become a custom. Once a year there are lilies and cake and a sofa, and whoever dares may lie down on it, and hear what the others have to say. There is a queue. And by the door stands an umbrella with a label on it: borrowed, with apologies.",
    ],
  }),
  story({
    says: [
      /\b(?:retired|old|former|lonely|elderly|pensioner)\b/i,
      role("teacher", "teacher|professor|schoolteacher|headmaster|schoolmaster"),
      /\b(?:former|old|ex-) ?(?:student|pupil)s?\b|\bone of (?:his|her) (?:students|pupils)\b/i,
      /\b(?:exam\w*|help|homework|lessons?|learn\w*|tutor\w*|test|maths?|read)\b/i,
      /\b(?:lonely|alone|retired|loneliness|useless|bored|nobody|widow\w*)\b/i,
    ],
    lead: "teacher",
    may: [part("former|ex"), part("lonely|retired|alone")],
    unless: notFor("in love|affair|revenge|prison|dying|dies"),
    of: "adults",
    after: [
      "There were two knocks and a long pause. {Hero} had been correcting the newspaper, as {he} did each morning, with a red pencil. It was a way to be angry with somebody. {He} buttoned up {his} cardigan and opened the door. “You won't remember me,” said the person on the mat. “Third row, by the window,” said {hero}. “You never once looked to the front.”",
      "They cleared a corner of the table. It turned out to be worse than expected. There were gaps into which a cow could have fallen. {Hero} breathed in through {his} nose, as in the old days, and {his} hand went into {his} pocket for the chalk. There was no chalk there, only a cough drop. “Let's start where it stopped making sense,” said {hero}. “Here?” “Earlier.” “Here?” “Much earlier.”",
      "+ They met on Tuesdays and Fridays, and soon on Sundays as well. {Hero} put on a tie for it. {He} began to buy biscuits, the ones with the jam. {He} drew whole empires on the backs of gas bills, and talked with both arms, and forgot to take {his} pills at six. The neighbour rang to ask if anything was wrong. One could hear {him} through the wall. “It's only the subjunctive,” said {hero}.",
      "+ “You used to frighten us, you know,” came from the other side of the table once. {Hero} took off {his} glasses. “I was frightened too,” {he} said, “each morning, before I opened that door. Thirty faces. I thought that you could see it.” Nobody had seen it. They each took another biscuit.",
      "The evening before, it all went wrong. The pencil flew against the stove. “I'm too stupid for it! I always was, you wrote it under my work yourself.” {Hero} remembered no such thing. But there the old exercise book was, dragged out of a bag, and in the red writing, which was {his} own, it said: no use. {Hero} read it. {He} sat down slowly.",
    ],
    end: [
      "{Hero} took the red pencil. {He} crossed out the two words, so hard that the paper tore, and wrote in the margin: wrong. See me. “I had thirty of you, and a cold,” {he} said, “and I did not look properly. That is my mistake, and not yours. Sit down. From the beginning.” They sat until two in the morning. There were no biscuits left, and not a single gap.",
      "On the day itself {hero} walked up and down before the gate in {his} tie, like a father. “Front row!” it came across the yard. “I sat in the front row!”",
      "There are others at the table by now. It got about. A boy comes because of fractions, and a baker who wants to write to his sister. The newspaper lies in the corner, uncorrected. {Hero} has chalk in {his} pocket again. And whatever {he} writes under their work, {he} reads it over once more before {he} gives it back.",
    ],
  }),
];
