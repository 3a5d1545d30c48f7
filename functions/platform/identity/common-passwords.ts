/**
 * The 3,000 most frequent passwords, each without the digits at its ends, from @zxcvbn-ts/language-common 4.1.3.
 *
 * MIT License. Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. Copyright (c) 2021 @zxcvbn-ts.
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
 * persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and
 * this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED
 * "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
 * MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS
 * BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
 * OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
export const commonPasswords = `
01011970 01011980 01011985 01011990 01011991 01012000 01012001 01012010 01012011 1029384756 11112222
111222333 11223344 1122334455 11235813 1123581321 12312312 123123a 1232323q 123321123 123321q 12344321
123454321 1234554321 12345678 123456789 1234567890 1234567890q 12345678910 123456789a 123456789q 123456789z
1234567a 1234567q 123456a 123456aa 123456k 123456q 123456z 12345a 12345q 1234qwe 123654789 12369874
123698745 123abc 123asd 123qaz 123qwe 123qwe123 123zxc 147258369 147852369 14789632 147896325 15426378
192837465 31415926 4815162342 73501505 741852963 789456123 a12345 a123456 a1234567 a1b2c a1b2c3d a1s2d3f
a2b3c a2b3c4d aaa111 aardvark aaron abc12 abc123 abcd aberdeen abgrtyu abigail access accord account
achilles action active adam adgjmptw adidas admin adrian aezakmi africa agent aggies aikido airborne airbus
airforce airplane alabama alan alaska albert alberto alejandr aleksandr alex alexande alexander alexandr
alexandra alexis alfred alice alicia aliens alison allen allison alpha alpine always alyssa amadeus amanda
amateur amazon amber amelia america american amsterdam anakin anal analsex anarchy anastasia anders anderson
andre andrea andreas andrei andrew andrey andy anfield angel angela angelica angelina angelo angels animal
anime anna annette annie anthony anton antonio anubis anything apache apollo apple apples april aquarius
aragorn archer archie area arizona arnold arsenal arthur artist asd123 asdf asdfg asdfgh asdfghj asdfghjk
asdfghjkl asdzxc ashley ashton asian aspirine assassin assfuck asshole assman asterix astros athena atlanta
atlantic atlantis atomic attack auburn audrey august aurora aussie austin australia autumn avalon avatar
avenger awesome azamat azerty azsxdc azsxdcfv babe babes babies baby babyboy babydoll babygirl babylon bacon
badass badboy badger baggins bailey ball baller balls banana bananas bandit bang bangkok banshee barbara
barbie barcelon barcelona barkley barney bart baseball basket basketba basketball bass bassman bastard
batman battle baxter beach beagle bear beast beatles beatrice beautiful beauty beaver beavis beckham
beefcake beer beetle belinda bell bella bender benjamin bennett benson bentley berlin bernard bernie bertha
bethany beverly bianca bicycle bigballs bigboobs bigboy bigcock bigdaddy bigdick bigdog bigfoot bigger
biggie bigguy bigmac bigman bigone bigred bigtits bill billie billy billybob billyboy bingo bird birdie
birdman birthday biscuit bishop bitch bitches biteme black blackcat blackdog blackie blackjac blackman
blacks blacky blade blades blake blaster blazer blessed blink blizzard blonde blondes blondie blood bloody
blow blowjob blowme blue bluebird blueeyes bluemoon blues bluesky boat bobafett bobbie bobby bobcat boeing
bogdan bohica bollocks bollox bomber bond bondage bone bonehead boner bones bonita bonjour bonnie boobies
boobs booger boogie boomer boots booty boris bosco boss bossman boston bottom bowler bowling bowser bradford
bradley brandi brando brandon brandy brasil braves brazil breast breeze brenda brendan brian brianna bridge
bridget britney brittany broken bronco broncos brooke brooklyn brooks brother brothers brown brownie browns
bruce brucelee bruins bruno brutus bryan bryant bubba bubbas bubble bubbles buck buckeye buckeyes buddha
buddy budlight budman buffalo buffett buffy bugger bull bulldog bulldogs bullet bullshit bunghole bunny
burger burton bush business buster butch butler butt butter butterfl butterfly butthead butthole buttons
byteme cactus cadillac caesar caitlin caliente californ california callie calvin camaro camel camelot camels
camera cameron camille campbell canada cancel cancer candy candyman cannon cantona capital capone captain
cardinal carlo carlos carlton carmen carol carolina caroline carolyn carpet carrie carrot carson carter
cartman cartoon caserta casey cash casino casper cassidy cassie castle catalina catch catdog catfish
catherin catman cats cavalier ccbill cdtnkfyf celeste celica celine celtic celtics center central cessna
chair champion champs chance chandler chang change changeme chaos charger chargers charles charlie charlott
charlotte charlton charly charmed chase check cheers cheese chelsea cherokee cherry cheryl chester chevelle
chevrole chevy cheyenne chicago chicken chicks chiefs children china chipper chloe chocolat chopper chris
chrissy christ christia christian christin christine christop christy chronic chubby chuck chucky church
cindy cjkysirj cjkywt claire clancy clarence classic claude claudia clayton clifford clinton clitoris clover
cobra cocacola cock cody coffee coke colleen college collins colombia colorado colors colt coltrane columbia
columbus command commando compaq computer concrete condor connect conner connie connor conrad consumer
content control cookie cookies cool cooldude cooler coolio coolman cooper copper corona corvette cosmos
cosworth cotton cougar country courtney cowboy cowboys coyote cracker crash crazy cream creampie creative
cricket crimson cristina crusader crystal cthulhu cthutq cuddles cumming cumshot cunt cupcake curious curtis
cutlass cutter cxfcnmt cynthia daddy dagger daisy dakota dale dallas dalton damian damien dance dancer
danger danie daniel daniela danielle daniil danila danni danny dannyboy dark darkness darkside darkstar
darling darren darwin dave david davis dawg dawson daytona dbrnjhbz dead deadhead deadman deanna death
debbie december deeznuts defender defiant deftones delete delta demon denis denise dennis denver derrick
desert design designer desire deskjet destiny detroit devil devildog devils dexter dfkthbz dfvgbh diablo
diamond diamonds diana dick dickhead diesel dietcoke digger digital dilbert dilligaf dillon dima dingdong
director dirty discover disney dixie dkflbvbh doberman doctor dodge dodger dodgeram dodgers dogg doggie
doggy dogman dogs dollar dolphin dolphins dominic domino donald donkey donna donnie doobie doodle dookie
dorothy double doughboy douglas dracula drago dragon dragons drake dream dreamer dreams driver drizzt
drowssap drpepper drummer dthjybrf dublin ducati duck dude dudley duke dumbass duncan durango dustin dusty
dylan eagle eagles eatme eatpussy eatshit eclipse eddie eduard edward eileen einstein ekaterina elaine
electric element elena elephant eleven elijah elizabet elizabeth elliot elliott elvira elvis elwood emerald
emily eminem emmanuel empire energy engage engine engineer england english enigma enjoy enter enterpri
enterprise eric ernest erotic escape escort esther eternity eugene evelyn everton excalibu exigen exigent
explorer express extreme fabian faith falcon falcons fallen family fantasy farmer farside fast faster fatass
fatboy fatcat father fatman felix fender fernand fernando ferrari ferret fetish ficken fighter filter finger
finish fire fireball firebird firefly firefox fireman fish fisher fishing fitness fktrcfylh fktrctq flames
flamingo flash flatron fletcher flight flipper florence florida flower flowers fluffy flyboy flyers foobar
football ford forest forever forget forgot formula forrest fortuna fossil foster foxtrot france frances
francis franco frank frankie franklin franky freak freaks freaky freckles fred freddie freddy frederic free
freedom freeman freepass freeuser french friday friend friends frog frogger froggy front frontier frosty
fuck fucked fucker fuckers fuckface fucking fuckinside fuckit fuckme fuckoff fuckyou function funny funtime
fusion future fyfcnfcbz fylhtq gabrie gabriel galaxy galina galore gambit gandalf gang gangbang gangsta
gangster garbage garcia garden garfield garrett gary gateway gator gators gbpltw geheim gemini general
genesis genius george georgia gerald gerard german germany geronimo getsome gfhjkm ghbdtn ghbdtnbr ghjcnj
ghost giants gibson gilbert gillian ginger giovanni girl girls gizmo gizmodo gjkbyf global gloria gn56gn
goblin goblue goddess godsmack godzilla gofish goforit gold goldberg golden goldfish goldie golf golfball
golfer golfing goober good goodbye goodluck goodtime google goose gopher gordon gorilla gotcha gothic grace
gracie graham grandma granny grateful great green greenday greg gregory gremlin grendel griffey griffin
grizzly groovy grover guardian guinness guitar gundam gunner gustav hacker hailey halflife hallo hamburg
hamilton hamlet hammer hammers hamster handsome hannah hannibal hansolo happy hard hardcore harder hardon
harley harmony harold harris harrison harry harvey hastings hawaii hawk hawkeye hayden hayley head hearts
heather heaven hector helen helena hell hellfire hello help helpme hendrix henry hentai herbert herbie
hercules herman hermes hershey hesoyam hidden highland hilton hiphop history hitler hitman hjvfirf hobbes
hobbit hockey holden holiday holland holly hollywoo holmes home homer homers homerun honda honey hongkong
hooker hooters hoover horndog hornet horney horny horse horses hotboy hotdog hotrod hotsex hotstuff hottie
house houses houston howard hudson hummer hungry hunter hunting hurrican husker huskers hustler ibanez
icecream iceman iforgot igor iguana ihateyou ilovesex iloveu iloveyo iloveyou imagine immortal impala
imperial incubus indian indiana indians indigo infantry inferno infiniti infinity insane inside integra
internet intrepid ireland irina irish ironman isabel isabella isabelle island israel italia ivan ivanov
iverson iwantu j4ye3uz jack jackal jackass jackie jackoff jackson jacob jaguar jake jamaica james jamesbon
jamie jammer janice janine january japan jasmin jasmine jason jasper javier jazz jeep jeff jeffrey jenna
jennie jennifer jenny jeremiah jeremy jericho jerome jerry jersey jesse jessica jessie jester jesus jethro
jimbo jimbob jimmy joanna joanne joey john johnny johnson joker jonathan jones jordan joseph josh joshua
jrcfyf juan judith juice julia julian julie juliet julius jumper jungle junior jupiter justdoit justice
justin justine justme juventus kaiser kaktus kamikaze kangaroo kansas karate karen karina kasper katana
katerina kathleen kathryn kathy katie katrin katrina kawasaki keeper keith kelley kelly kelsey kennedy
kenneth kenny kentucky kenwood kermit kevin keyboard keystone kicker killer killme kimberly king kingdom
kingkong kingpin kingston kirill kiss kisses kissme kitkat kitten kitty kittycat klaster knicks knight
knights kodiak kolobok kotenok kramer krishna kristen kristi kristin kristina kyle labrador labtec lacrosse
ladies lady ladybug laguna lakers lancelot lancer lansing laptop larisa larry lasvegas latin latino laura
lauren laurie lawrence lawyer leader leather ledzep legacy legend legion legolas lemons lennon leonard
leonardo leopard lesbian lesbians leslie lespaul lestat lester letmein letsgo lewis lexmark liberty lick
licker lickit lickme life lifehack lifetime light lightnin lights lincoln linda lindsay lindsey liquid lisa
little liverpoo liverpool lizard lizzie lobster logan logitech lol123 lolita lollipop london lonely lonestar
lonewolf long longhorn looker looking lorenzo lorraine loser louise love loveit lovely loveme lover loverboy
lovers loveyou loving lowrider lucas lucifer lucky luckydog lucy ludwig luke luther lvbnhbq macdaddy machine
madden maddie maddog madison madman madmax madness madonna madrid maestro maggie magic magnolia magnum
magnus maiden mailcreated mailman makaveli maksim malcolm malibu mallard manager manchest manchester
mandingo mandy maniac manson manuel manutd marathon marcel marco marcus margaret margarita maria mariah
marian marie marilyn marina marine mariners marines marino mario marion marissa mark market markus marlboro
marley marlin marshall martha martin martina martinez martini marvel marvin mary maryjane maryland mason
massive master masters matilda matrix matt matthew mature maurice maverick maxima maximus maxine maxwell
mayday maynard meatball megadeth megaman megan meghan melanie melinda melissa melody melvin member memphis
mercedes mercury meridian merlin mersedes metal metallic metallica method mexico miami michael michaela
michel michele michelle michigan mickey microlab microsof microsoft midnight mighty miguel mike mikey milano
miles military miller millie million milton mine minecraft minnie miracle mirage miranda mission missy
mister mistress misty mitchell mobile mollie molly moloko molson momoney monday money moneys mongoose monica
monika monique monitor monkey monkeys monopoly monroe monster montana montreal moocow mookie moon moose
morgan morpheus morris morrison moscow mother motorola mountain mouse movie mozart muffin mulder munchkin
muppet murphy murray muscle mushroom music musicman mustang mustangs mylove mypass myself mystery mystic
nadine naked nancy napass napoleon naruto nascar nasty nastya natali natalia natalie natasha nathalie nathan
national naughty ncc1701 ncc1701a ncc1701d ncc1701e nebraska nellie nelson nemesis neptune network nevada
newlife newman newpass newport newton newyork nfnmzyf nicholas nick nicola nicolas nicole nigger night
nikita nikki nimrod nina niners ninja nintendo nipple nipples nirvana nissan nofear nokia nolimit none
noodle noodles nookie nopass norman norton nothing november nugget nuttertools nylons nymets oakland oakley
obiwan oblivion october odessa office ohyeah oicu oilers oklahoma oksana oldman olga oliver olivia omega
onelove online open openup oracle orange oregon orioles orion orlando oscar osiris ou812 outlaw overlord
oxford pa55w0rd pa55word pacific packard packers pacman painter pakistan palace paladin palmer pamela panama
panasonic pancho panda pandora pantera panther panthers panties pantyhos panzer paradise paradox paris
parker parola parrot party pascal pass passat passion passport passw0rd passwor password passwort patches
patricia patrick patriot patriots patton paul pauline pavilion payton peace peaches peanut peanuts pearljam
pebbles peekaboo peewee pegasus pencil penelope penguin penguins penis penny pentium people pepper pepsi
perfect personal pervert pete peter peterpan peters peugeot phantom philip philips phillies phillip philly
phoebe phoenix photo photos phpbb picard picasso pickle pickles pics picture pierre piglet pikachu pilot
pimp pimpin pineappl ping pink pinkfloy pioneer pirate pirates pistol pitbull pizza planet plastic platinum
play playboy player playtime please pleasure plumber plymouth poison pokemon polaris police polina polo
polska poncho pontiac pooh poohbear pookie poop pooper poopie popcorn popeye porkchop porn porno pornstar
porsche porter portland portugal possum postal potato potter powder power powers precious predator prelude
presario preston pretty primus prince princes princess printer private privet prodigy psycho pumpkin
punisher punkin punkrock puppies puppy purple pussies pussy pussycat pussys putter pyramid python q12345
q1w2e q1w2e3r q1w2e3r4t q1w2e3r4t5y q2w3e q2w3e4r q2w3e4r5t q2w3e4r5t6y qawsed qawsedrf qaz123 qaz2wsx
qaz2wsx3edc qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc qqq111 quality queen qwaszx qwe123
qweasd qweasdzxc qwer qwerasdf qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop rabbit racecar racerx
rachel racing rafael ragnarok raider raiders rainbow raistlin ralph rammstein ramona randall random randy
ranger rangers raptor rascal rasdzv raven ravens raymond razz rbhbkk ready reagan reality reaper rebecca
rebel rebels red123 redalert redbull reddog redhead redhot redman redneck redrum redskins redsox redwings
reggie regina remember renegade rescue research review rfnthbyf rfrfirf rhbcnbyf rhonda ricardo richard
richie richmond rick ripper river rjntyjr robbie robert roberto roberts robin robinson rock rocker rocket
rockets rockon rocks rockstar rocky rodney roger rogers roland roller rolltide roman romashka romeo rommel
ronald ronaldo ronnie rookie rooster rootbeer roscoe rose rosebud rosemary roxanne rubber rugby rulez runner
rush ruslan russell russia russian rustam rusty ryan sabbath sabina sabine sabrina sadie safety sailboat
sailing sailor saint saints sakura sally salmon samantha sammie sammy sampson samson samsung samuel samurai
sanchez sandiego sandman sandra sandy santana santiago santos sapphire sara sarah sasha sassy satan saturn
saun savage savannah scarface scarlet scarlett school scooby scoobydo scooter scorpio scorpion scotch
scotland scott scottie scotty scrappy scream scruffy scully search seattle sebastia sebastian secret
security seinfeld select seminole semperfi sentinel septembe september serega serena serenity sergei sergey
sergio server service sesame seven sex4me sexual sexx sexy sexygirl shadow shaggy shalom shaman shamrock
shane shaney shannon shaolin shark sharks sharon shasta shaved shazam sheena sheila shelby shelley shelly
shemale sherlock sherman sherry shiloh shirley shit shithead shitty shogun shooter shopping short shorty
shotgun showme showtime sidney siemens sierra silver silvia simba simon simone simple simpson simpsons
sinatra singer single sinner sirius sister sithlord skater skeeter skiing skinny skipper skippy skittles
skyline skywalke slappy slapshot slayer sleepy slick slipknot slut sluts smile smiles smiley smith smitty
smoke smoker smokey smokin smooth smudge smut snake snakes snapper snatch snickers sniper snoopy snow
snowball snowman snuggles sobaka soccer socrates softball software soldier soleil solomon somethin sommer
sonic sony sooner sooners sophia sophie soso123aljg southern space spanking spankme spanky sparky spartak
spartan spartans speaker special spectrum speed speedy spencer spider spiderma spiderman spidey spike spirit
spitfire splash spooky sports spring springer sprint sprite spunky spyder squirrel squirt srinivas stacey
stalker stallion standard stanley star starbuck starcraft stardust starfish stargate stars startrek starwars
station stealth steelers stefan stella stephani stephanie stephen sterlin sterling steve steven stevie
stewart stick sticky stimpy stinger stingray stinky stocking stone stonecol stoner stones storm stormy
stranger street strider strike striker stripper strong stuart stud student studio stuff stupid subaru
sublime success suck sucker suckit suckme sucks sugar summer summit sundance sunday sunny sunrise sunset
sunshine super superfly superman support surfer surfing susan suzanne suzuki svetik svetlana swallow sweden
sweet sweetie sweetpea sweets sweety swimming swinger swingers swordfis swordfish sydney sylvia syracuse
system tacobell tacoma tamara tanker tanner tanya tardis target tarheel tarheels tarzan tatiana tattoo
tatyana taurus taylor tazman tdutybq teacher technics techno teddy teen teens telefon tempest temple tennis
tequila teresa terminator terror terry test tester testing texas thailand thanks thankyou thegame thekid
theking theman theodore theone therock thomas thompson throat thuglife thumper thunder thx1138 tickle
tiffany tiger tigers tigger tight timber time timmy timothy tina tinker tinman titanic titans titleist tits
titties tobias today tolkien tomcat tommy tony topcat topdog topgun topper tornado toronto torres toshiba
tottenha toyota tracey tractor tracy traffic trains trance transam travel travis trebor tree trevor
trfnthbyf tricky trigger trinity tristan triton triumph trixie trojan trojans trombone trooper trouble truck
trucker trucks truelove trumpet trunks trustno tucker tuesday turbo turkey turner turtle tweety twilight
twister tyler tyrone ultimate unicorn united universe unknown unreal usa123 usuckballz vacation vader vagina
valentin valentina valera valerie valhalla valley vampire vanessa vanhalen vanilla vectra vegeta velvet
verbatim veritas verona veronica veronika vertigo vette vfhbyf vfhecz vfrcbv vfrcbvrf vfvjxrf victor
victoria victory video viking vikings viktor viktoria vincent violet viper vipers virgin virginia vision
vivian vkontakte vladik vladimir volume voodoo vortex voyager vulcan walker wallace walnut walter wanker
warcraft warhammer warlock warlord warren warrior warriors water waterloo waters watson wayne weasel weather
webmaster webster weed weezer welcome wendy werewolf wesley western westham westside wetpussy whatever
wheels whiskey white whitney whocares whore whynot wicked wildcat wildcats william williams willie willis
willow willy wilson window windows winner winnie winston winter wisdom wizard wolf wolfgang wolfman wolfpack
wolverin wolverine wolves wombat women wonder woody wookie wordpass world wrangler wright wrinkle writer
wutang xanadu xavier xfiles yamaha yankee yankees ybrbnf yellow yfnfif yomama young yourmom yvonne zachary
zaphod zaq123 zaq12wsx zaq1xsw zaqwsx zeppelin zidane zipper zombie zvezda zxc123 zxcv zxcvbn zxcvbnm
`
